<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Engine\Native\NativeView;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Programs of the extension that a process keeps from one request to the next.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension('kiln')]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
final class KeptProgramsTest extends TestCase
{
    private const SETTINGS = ['opcache.enable' => '1', 'opcache.file_update_protection' => '0', 'opcache.jit' => 'disable'];

    private const LINES = [
        '<?php final class Line { public string $sku = "a"; public int $count = 1; }',
        // The same for a plan, in other slots, and below another class.
        '<?php abstract class Place { private string $name = "p"; private string $key = "k"; } final class Line extends Place { private array $own = []; public int $count = 1; public string $sku = "a"; }',
    ];

    private string $folder = '';

    private ?BuiltInServer $server = null;

    protected function setUp(): void
    {
        $this->folder = \dirname(__DIR__, 2) . '/var/kept-programs-test-' . bin2hex(random_bytes(6));
        mkdir("{$this->folder}/code", 0700, true);
        foreach (self::LINES as $number => $code) {
            file_put_contents("{$this->folder}/Line{$number}.php", $code);
        }
        file_put_contents("{$this->folder}/index.php", '<?php
            require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            require __DIR__ . "/Line" . ($_GET["line"] ?? "0") . ".php";
            if (isset($_GET["reset"])) {
                opcache_reset();
            }
            if (isset($_GET["index"])) {
                (new Kiln\Engine\Php\Store\DirectoryStore(__DIR__ . "/code", false))->compileIndex(false);
            }
            $make = static fn() => Kiln\Serializer::create(__DIR__ . "/code", compiled: true);
            $kiln = $make();
            $line = $kiln->deserialize(\'{"sku":"b","count":7}\', Line::class);
            $text = json_encode([$line->sku, $line->count]) . $kiln->serialize($line);
            if (isset($_GET["two"])) {
                $text .= $make()->serialize([$line]) . $kiln->serialize($line, context: new Kiln\Context(groups: ["other"])) . $kiln->serialize($line);
            }
            if (isset($_GET["fatal"])) {
                ini_set("memory_limit", (string) (memory_get_usage() + 4_000_000));
                $kiln->serialize(array_fill(0, 1_000_000, $line));
            }
            echo json_encode([$text, count(preg_grep("~entry\.php$~", get_included_files()))]);
            ');
        $this->server = new BuiltInServer($this->folder, self::SETTINGS);
        $this->ask('');
        $this->ask('index=1');
        $this->ask('');
    }

    protected function tearDown(): void
    {
        $this->server = null;
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    #[Test]
    public function theSecondRequestLoadsNoProgram(): void
    {
        self::assertSame(['["b",7]{"sku":"b","count":7}', 0], $this->ask(''));
    }

    #[Test]
    public function eachRequestLinksItsOwnClasses(): void
    {
        foreach ([1, 0, 1, 1, 0] as $number) {
            self::assertSame(['["b",7]{"sku":"b","count":7}', 0], $this->ask("line={$number}"));
        }
    }

    #[Test]
    public function theyStayWhereOpcacheForgetsAll(): void
    {
        $this->ask('reset=1');
        for ($request = 0; $request < 3; ++$request) {
            self::assertSame('["b",7]{"sku":"b","count":7}', $this->ask('')[0]);
        }
    }

    #[Test]
    public function twoSerializersOfARequestDoNotShareOne(): void
    {
        foreach ([1, 0] as $number) {
            self::assertSame('["b",7]{"sku":"b","count":7}[{"sku":"b","count":7}]{}{"sku":"b","count":7}', $this->ask("two=1&line={$number}")[0]);
        }
    }

    #[Test]
    public function aRequestThatEndsWithAFatalErrorGivesThemBack(): void
    {
        $this->server?->get('index.php?fatal=1');
        self::assertStringContainsString('Allowed memory size', (string) $this->server?->log());

        self::assertSame(['["b",7]{"sku":"b","count":7}', 0], $this->ask('line=1'));
    }

    /**
     * @return array{string, int}
     */
    private function ask(string $query): array
    {
        $answer = json_decode($text = (string) $this->server?->get("index.php?{$query}"), true);
        self::assertIsArray($answer, $text . $this->server?->log());
        [$written, $files] = $answer;
        \assert(\is_string($written) && \is_int($files));

        return [$written, $files];
    }
}
