<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use Kiln\Graph\Graph;
use Kiln\Tests\Engine\Php\Store\Child;
use Kiln\Tests\Engine\Php\Store\StoreTestCase;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * session.serialize_handler=kiln, in files: what php_serialize does, except where data would be lost.
 */
#[CoversNothing]
#[RequiresPhpExtension('kiln')]
#[RequiresPhpExtension('session')]
#[Group('long')]
final class SessionTest extends StoreTestCase
{
    private const START = <<<'PHP'
        session_id('one');
        session_start();

        PHP;

    private const SHOW = self::START . 'echo serialize($_SESSION);';

    /**
     * @return iterable<string, array{string}>
     */
    public static function contents(): iterable
    {
        yield 'nothing' => [''];
        yield 'scalars' => ['$_SESSION = ["user" => 7, "name" => "Ada\0é", "rate" => 1.5, "none" => null, 5 => true];'];
        yield 'objects, once and shared' => ['$_SESSION["a"] = $_SESSION["b"] = (new Kiln\Tests\Graph\Model\Node())->add(new DateTimeImmutable("2026-01-02 03:04:05 Europe/Berlin"));'];
        yield 'a cycle' => ['$_SESSION["node"] = (new Kiln\Tests\Graph\Model\Node()); $_SESSION["node"]->link($_SESSION["node"]);'];
        yield 'references' => ['$_SESSION["a"] = [1]; $_SESSION["b"] = &$_SESSION["a"]; $_SESSION["c"] = [&$_SESSION["a"]];'];
        yield 'enums and restored objects' => ['$_SESSION = [Kiln\Tests\Graph\Model\Suit::cases(), new Kiln\Tests\Graph\Model\Packed(3), new ArrayObject([1, 2])];'];
        yield 'thousands' => ['$_SESSION["list"] = array_map(fn ($i) => (new Kiln\Tests\Graph\Model\Node())->add($i), range(1, 3000));'];
    }

    #[Test]
    #[DataProvider('contents')]
    public function theNextRequestFindsWhatPhpSerializeWouldKeep(string $content): void
    {
        $found = [];
        foreach (['kiln', 'php_serialize'] as $handler) {
            $this->request(self::START . $content, ['session.serialize_handler' => $handler]);
            if ($handler === 'kiln') {
                self::assertTrue(Graph::recognizes($this->saved()));
            }
            $found[$handler] = $this->request(self::SHOW, ['session.serialize_handler' => $handler]);
            unlink($this->file());
        }

        self::assertSame($found['php_serialize'], $found['kiln']);
    }

    #[Test]
    #[TestWith(['$_SESSION["cart"]["later"] = fn () => 1;', 'Cannot encode cart.later: Closure'])]
    #[TestWith(['$_SESSION["cart"]["later"] = fn () => 1; session_write_close();', 'Cannot encode cart.later: Closure'])]
    #[TestWith(['$_SESSION["a"] = new Kiln\Tests\Graph\Model\Unwilling();', 'Uncaught Error: I will not be kept'])]
    public function whatCannotBeSavedIsToldAndTheSessionStaysAsItWas(string $content, string $message): void
    {
        foreach (['1', '0'] as $lazyWrite) {
            $this->request(self::START . '$_SESSION = ["cart" => ["tea"]];');
            $before = $this->saved();

            $output = (new Child(self::START . $content, settings: ['session.lazy_write' => $lazyWrite] + $this->settings()))->finish();

            self::assertStringContainsString($message, $output);
            self::assertSame(1, substr_count($output, 'Fatal error'), $output);
            self::assertSame($before, $this->saved());
            self::assertSame('a:1:{s:4:"cart";a:1:{i:0;s:3:"tea";}}', $this->request(self::SHOW));
        }
    }

    #[Test]
    public function theExceptionCanBeCaught(): void
    {
        $content = <<<'PHP'
            $_SESSION['later'] = fn() => 1;
            try {
                session_write_close();
            } catch (Kiln\Graph\UnencodableValue $exception) {
                echo $exception->getMessage();
            }
            PHP;

        self::assertStringStartsWith('Cannot encode later: Closure', $this->request(self::START . $content));
    }

    /**
     * Before any code runs, so without the library.
     */
    #[Test]
    public function aSessionMayStartByItself(): void
    {
        $this->request(self::START . '$_SESSION = ["user" => 7];');
        self::write($this->directory . '/page.php', '<?php echo json_encode($_SESSION); $_SESSION["page"] = 1; require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';');
        $settings = ['display_errors' => '1', 'display_startup_errors' => '1', 'session.auto_start' => '1', 'session.use_cookies' => '1', 'session.name' => 'visitor'] + $this->settings();

        $server = new BuiltInServer($this->directory, $settings);
        self::assertSame('{"user":7}', $server->get('page.php', 'visitor=one'));
        self::assertSame('{"user":7,"page":1}', $server->get('page.php', 'visitor=one'));

        $saved = $this->saved();
        $server = new BuiltInServer($this->directory, ['kiln.engine' => 'php'] + $settings);
        self::assertStringContainsString('Kiln\Graph\PlainGraph cannot be loaded', $server->get('page.php', 'visitor=one'));
        self::assertSame($saved, $this->saved());
    }

    #[Test]
    public function aDamagedSessionIsDestroyedWithAWarningAsByPhpSerialize(): void
    {
        $outputs = [];
        foreach (['kiln' => substr(Graph::encode(['user' => 7]), 0, -1), 'php_serialize' => 'a:1:{s:4:"us'] as $handler => $bytes) {
            self::write($this->file(), $bytes);
            $outputs[$handler] = $this->request(self::SHOW . 'var_dump(session_status() === PHP_SESSION_ACTIVE);', ['session.serialize_handler' => $handler]);
            self::assertStringContainsString('Failed to decode session object. Session has been destroyed', $outputs[$handler]);
            self::assertFileDoesNotExist($this->file());
        }

        self::assertStringContainsString('Warning: session_start(): The checksum is wrong: the bytes are cut off or changed.', $outputs['kiln']);
        self::assertSame(strstr($outputs['php_serialize'], 'a:0'), strstr($outputs['kiln'], 'a:0'));
    }

    #[Test]
    public function aChangedClassIsNoHalfObject(): void
    {
        $this->request(self::START . '#[AllowDynamicProperties] class Cart { public int $count = 1; } $_SESSION["cart"] = new Cart();');

        $output = $this->request('class Cart { public string $count = ""; } ' . self::SHOW);

        self::assertStringContainsString('Cart', $output);
        self::assertStringContainsString('Session has been destroyed', $output);
        self::assertStringEndsWith('a:0:{}', $output);
    }

    #[Test]
    #[TestWith(['php'])]
    #[TestWith(['php_serialize'])]
    #[TestWith(['php_binary'])]
    public function aDeploymentKeepsVisitorsLoggedIn(string $previous): void
    {
        $this->request(self::START . '$_SESSION = ["user" => 7, "cart" => new ArrayObject(["tea"])];', ['session.serialize_handler' => $previous]);
        $settings = ['kiln.session_previous_handler' => $previous];

        $found = $this->request(self::SHOW, $settings);

        self::assertSame(serialize(['user' => 7, 'cart' => new \ArrayObject(['tea'])]), $found);
        self::assertTrue(Graph::recognizes($this->saved()));
        self::assertSame($found, $this->request(self::SHOW, $settings));
        self::assertSame($found, $this->request(self::SHOW));
    }

    #[Test]
    public function aFullDiskIsTold(): void
    {
        $output = Child::run(
            self::START . '$_SESSION["text"] = str_repeat("a", 10000); session_write_close(); echo "goes on";',
            settings: $this->settings(),
            shell: Child::WITHOUT_SPACE,
        );

        self::assertStringContainsString('Warning: session_write_close(): Failed to write session data', $output);
        self::assertStringEndsWith('goes on', $output);
    }

    /**
     * Requests of one visitor wait for each other.
     */
    #[Test]
    public function manyAtOnceLoseNothing(): void
    {
        $code = <<<'PHP'
            for ($i = 0; $i < 25; ++$i) {
                session_id('one');
                session_start();
                $_SESSION['count'] = ($_SESSION['count'] ?? 0) + 1;
                $_SESSION['nodes'][] = (new Kiln\Tests\Graph\Model\Node())->add($_SESSION['count']);
                session_write_close();
            }
            PHP;
        $children = array_map(fn(): Child => new Child($code, settings: $this->settings()), range(1, 8));
        foreach ($children as $child) {
            self::assertSame('', $child->finish());
        }

        $session = Graph::decode($this->saved(), [Node::class]);
        self::assertIsArray($session);
        self::assertSame(200, $session['count']);
        self::assertEquals(array_map(static fn(int $i): Node => (new Node())->add($i), range(1, 200)), $session['nodes']);
    }

    /**
     * @param array<string, string> $settings
     */
    private function request(string $code, array $settings = []): string
    {
        return Child::run($code, settings: $settings + $this->settings());
    }

    /**
     * @return array<string, string>
     */
    private function settings(): array
    {
        return [
            'session.serialize_handler' => 'kiln',
            'session.save_path' => $this->directory,
            'session.use_cookies' => '0',
            'session.cache_limiter' => '',
            'log_errors' => '0',
        ];
    }

    private function file(): string
    {
        return $this->directory . '/sess_one';
    }

    private function saved(): string
    {
        return self::read($this->file());
    }
}
