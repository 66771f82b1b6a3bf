<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\KnownParts;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Preloaded;
use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Bridge\Jms\UserCode\SettledRegistrations;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * When the serializer of jms/serializer comes into being, in a request that begins with nothing.
 */
#[CoversClass(SerializerBuilder::class)]
#[CoversClass(JmsSerializer::class)]
#[CoversClass(Parts::class)]
#[CoversClass(KnownParts::class)]
#[CoversClass(Preloaded::class)]
#[CoversClass(SettledRegistrations::class)]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
final class SmallJmsRequestTest extends TestCase
{
    private const SETTINGS = ['opcache.enable' => '1', 'opcache.file_update_protection' => '0', 'opcache.jit' => 'disable'];

    private const WRITTEN = '{"id":7,"lines":[{"sku":"b"}]}';

    private string $folder = '';

    private ?BuiltInServer $server = null;

    protected function setUp(): void
    {
        $this->folder = \dirname(__DIR__, 2) . '/var/small-jms-request-test-' . bin2hex(random_bytes(6));
        mkdir("{$this->folder}/code", 0700, true);
        mkdir("{$this->folder}/vendor/composer", 0700, true);
        file_put_contents("{$this->folder}/vendor/composer/installed.php", '<?php return [];');
        file_put_contents("{$this->folder}/Order.php", '<?php
            namespace Shop;
            use JMS\Serializer\Annotation as JMS;
            enum Suit: string { case Hearts = "h"; }
            final class Line { private string $sku = "a"; }
            final class Order { public int $id = 0; #[JMS\Type("array<Shop\Line>")] public array $lines = []; #[JMS\SerializedName("Colour")] public ?Suit $suit = null; }');
        file_put_contents("{$this->folder}/index.php", '<?php
            require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            require __DIR__ . "/Order.php";
            error_reporting(E_ALL & ~E_DEPRECATED);
            // What one version of jms/metadata stores, another cannot read.
            array_map(unlink(...), glob(__DIR__ . "/code/metadata/*"));
            (new Composer\Autoload\ClassLoader(__DIR__ . "/vendor"))->register();
            $builder = empty($_GET["original"]) ? Kiln\Bridge\Jms\SerializerBuilder::create() : JMS\Serializer\SerializerBuilder::create();
            $builder->setCacheDir(__DIR__ . "/code");
            if (!empty($_GET["enums"])) {
                $builder->enableEnumSupport();
            }
            if (!empty($_GET["handler"])) {
                $builder->addDefaultHandlers()->configureHandlers(static function (JMS\Serializer\Handler\HandlerRegistryInterface $registry): void {
                    $registry->registerHandler(1, "Shop\Line", "json", static fn($visitor, $line, array $type): string => "by a handler");
                });
            }
            if (!empty($_GET["naming"])) {
                $naming = new JMS\Serializer\Naming\IdenticalPropertyNamingStrategy();
                $builder->setPropertyNamingStrategy($_GET["naming"] === "own" ? $naming : new JMS\Serializer\Naming\SerializedNameAnnotationStrategy($naming));
            }
            $serializer = empty($_GET["compiled"]) ? $builder->build() : $builder->build(compiled: true);
            try {
                $order = $serializer->deserialize($_GET["document"], "Shop\Order", "json");
                $text = $serializer->serialize($order, "json");
            } catch (Throwable $error) {
                $text = $error::class . ": " . $error->getMessage();
            }
            if (!empty($_GET["index"])) {
                (new Kiln\Engine\Php\Store\DirectoryStore(__DIR__ . "/code/kiln", false))->compileIndex(false);
            }
            if (!empty($_GET["plans"])) {
                $text .= implode(" ", preg_grep("~/(?:Lower|Lowering|Planner|Print|Printer|Metadata/JmsFacts|Selections|Batches)\b~", get_included_files()));
            }
            if (!empty($_GET["files"])) {
                $text .= " " . count(preg_grep("~^" . preg_quote(' . var_export(\dirname(__DIR__, 2) . '/src/', true) . ') . "~", get_included_files()));
            }
            echo json_encode([$text, class_exists("JMS\Serializer\Serializer", false)]);
            ');
        $this->server = new BuiltInServer($this->folder, self::SETTINGS);
    }

    protected function tearDown(): void
    {
        $this->server = null;
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function ways(): iterable
    {
        yield 'by the mark of the directory' => [''];
        yield 'by the index' => ['&compiled=1'];
    }

    #[Test]
    #[DataProvider('ways')]
    public function whereCodeExistsItDoesNotComeIntoBeing(string $way): void
    {
        $this->prepare();

        self::assertSame([self::WRITTEN, false], $this->ask($way));
    }

    #[Test]
    public function theFirstDeploymentNotesWhatItIsMadeOf(): void
    {
        self::assertSame([self::WRITTEN, true], $this->ask('&index=1'));
        self::assertSame([self::WRITTEN, false], $this->ask('&compiled=1'));
    }

    #[Test]
    #[DataProvider('ways')]
    public function whereCodeExistsNothingIsLoadedThatPlans(string $way): void
    {
        $this->prepare();

        self::assertSame([self::WRITTEN, false], $this->ask("{$way}&plans=1"));
    }

    /**
     * Natively the extension is asked, and called with what stands in for hosts.
     */
    #[Test]
    #[DataProvider('ways')]
    public function fewFilesOfTheLibraryAreLoaded(string $way): void
    {
        $this->prepare();
        // From now on opcache holds the index.
        $this->ask($way);
        $files = \extension_loaded('kiln') ? 7 : 10;

        self::assertSame([self::WRITTEN . " {$files}", false], $this->ask("{$way}&files=1"));
    }

    #[Test]
    public function noFileOfTheLibraryIsLoadedWherePreloadingHasDoneIt(): void
    {
        $this->prepare();
        $this->server = null;
        $settings = ['opcache.preload' => "{$this->folder}/code/kiln/preload.php", 'opcache.preload_user' => posix_getpwuid(posix_geteuid())['name'] ?? ''];
        $this->server = new BuiltInServer($this->folder, $settings + self::SETTINGS);
        $this->ask('&compiled=1');

        self::assertSame([self::WRITTEN . ' 0', false], $this->ask('&compiled=1&files=1'));
    }

    #[Test]
    #[DataProvider('ways')]
    public function itHasTheLastWordOnWhatDoesNotFit(string $way): void
    {
        $this->prepare();
        $document = '{"id":7,"lines":"none"}';

        self::assertSame([$this->ask('&original=1', $document)[0], true], $this->ask($way, $document));
    }

    #[Test]
    public function settingsAreToldApart(): void
    {
        $this->prepare();
        $document = '{"id":7,"lines":[],"suit":"h","Colour":"h"}';
        foreach (['made', 'noted', 'found'] as $how) {
            foreach (['', '&enums=1', '&enums=1&naming=own', '&enums=1&naming=named', '&naming=own'] as $settings) {
                [$written, $isThere] = $this->ask($settings, $document);

                self::assertSame($this->ask("&original=1{$settings}", $document)[0], $written, "{$how} {$settings}");
                // Without support for enums jms/serializer itself writes them.
                self::assertFalse($isThere && $how === 'found' && str_contains($settings, 'enums'), $settings);
            }
        }
    }

    #[Test]
    public function whatWasHandedOverIsCalled(): void
    {
        $this->prepare();

        self::assertSame(['{"id":7,"lines":["by a handler"]}', true], $this->ask('&handler=1'));
        self::assertSame([self::WRITTEN, false], $this->ask());
    }

    #[Test]
    public function otherPackagesAreNoticed(): void
    {
        $this->prepare();
        file_put_contents("{$this->folder}/vendor/composer/installed.php", '<?php return [1];');

        self::assertSame([self::WRITTEN, true], $this->ask());
        self::assertSame([self::WRITTEN, false], $this->ask());
    }

    #[Test]
    public function whereThereIsNoIndexOtherPackagesAreNoticedToo(): void
    {
        self::assertSame([self::WRITTEN, true], $this->ask());
        self::assertSame([self::WRITTEN, false], $this->ask('&compiled=1'));
        file_put_contents("{$this->folder}/vendor/composer/installed.php", '<?php return [1];');

        self::assertSame([self::WRITTEN, true], $this->ask('&compiled=1'));
        self::assertSame([self::WRITTEN, false], $this->ask('&compiled=1'));
    }

    #[Test]
    public function whatTheIndexDoesNotHaveIsNoticedToo(): void
    {
        $this->prepare();
        self::assertTrue($this->ask('&naming=own')[1]);
        $this->ask('&naming=own&compiled=1');
        self::assertSame([self::WRITTEN, false], $this->ask('&naming=own&compiled=1'));
        file_put_contents("{$this->folder}/vendor/composer/installed.php", '<?php return [1];');

        self::assertSame([self::WRITTEN, true], $this->ask('&naming=own&compiled=1'));
        self::assertSame([self::WRITTEN, false], $this->ask('&compiled=1'));
    }

    private function prepare(): void
    {
        self::assertSame(self::WRITTEN, $this->ask('&index=1')[0]);
    }

    /**
     * @return array{string, bool} what was written, and whether jms/serializer came into being
     */
    private function ask(string $query = '', string $document = self::WRITTEN): array
    {
        \assert($this->server !== null);
        $answer = json_decode($text = $this->server->get('index.php?document=' . rawurlencode($document) . $query), true);
        self::assertIsArray($answer, $text . $this->server->log());
        [$written, $isThere] = $answer;
        \assert(\is_string($written) && \is_bool($isThere));

        return [$written, $isThere];
    }
}
