<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Bridge\Jms\Whole;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A builder that is changed after it has built, in requests of which some begin with nothing and some with what others have noted.
 */
#[CoversClass(SerializerBuilder::class)]
#[CoversClass(JmsSerializer::class)]
#[CoversClass(Whole::class)]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
final class ReusedJmsBuilderTest extends TestCase
{
    private const SETTINGS = ['opcache.enable' => '1', 'opcache.file_update_protection' => '0', 'opcache.jit' => 'disable'];

    private const WAYS = ['first' => '', 'noted' => '', 'indexed' => '&index=1', 'by the index' => '&compiled=1', 'by the index again' => '&compiled=1'];

    private string $folder = '';

    private ?BuiltInServer $server = null;

    protected function setUp(): void
    {
        $this->folder = \dirname(__DIR__, 2) . '/var/reused-jms-builder-test-' . bin2hex(random_bytes(6));
        mkdir("{$this->folder}/code", 0700, true);
        file_put_contents("{$this->folder}/Order.php", '<?php
            namespace Shop;
            use JMS\Serializer\Annotation as JMS;
            enum Suit: string { case Hearts = "h"; }
            final class Line { private string $sku = "a"; }
            final class Order { public int $orderNumber = 0; #[JMS\Type("array<Shop\Line>")] public array $lines = []; public ?Suit $suit = null; }');
        file_put_contents("{$this->folder}/index.php", '<?php
            require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            require __DIR__ . "/Order.php";
            error_reporting(E_ALL & ~E_DEPRECATED);
            $isOriginal = !empty($_GET["original"]);
            $create = static function () use ($isOriginal): object {
                $builder = $isOriginal ? JMS\Serializer\SerializerBuilder::create() : Kiln\Bridge\Jms\SerializerBuilder::create();
                return empty($_GET["files"]) ? $builder->setMetadataCache(new Kiln\Tests\Bridge\Jms\Reference\ForgetfulCache()) : $builder;
            };
            $build = static fn(object $builder): object => $isOriginal || empty($_GET["compiled"]) ? $builder->build() : $builder->build(compiled: true);
            $naming = new JMS\Serializer\Naming\IdenticalPropertyNamingStrategy();
            $addHandler = static function (JMS\Serializer\Handler\HandlerRegistryInterface $registry): void {
                $registry->registerHandler(1, "Shop\Line", "json", static fn($visitor, $line, array $type): string => "by a handler");
                $registry->registerHandler(2, "Shop\Line", "json", static fn($visitor, $data, array $type): Shop\Line => new Shop\Line());
            };
            $addListener = static fn(JMS\Serializer\EventDispatcher\EventDispatcherInterface $events) => $events->addListener(
                "serializer.post_serialize",
                static fn($event) => $event->getVisitor()->visitProperty(new JMS\Serializer\Metadata\StaticPropertyMetadata("", "told", "yes"), "yes"),
                "Shop\Line",
            );
            $use = static function (object $serializer): string {
                // What one version of jms/metadata stores, another cannot read.
                array_map(unlink(...), glob(__DIR__ . "/code/metadata/*"));
                $text = "";
                foreach ([\'{"order_number":7,"lines":[{"sku":"b"}]}\', \'{"orderNumber":8,"lines":[]}\', \'{"suit":"h"}\'] as $document) {
                    try {
                        $text .= $serializer->serialize($serializer->deserialize($document, "Shop\Order", "json"), "json") . " ";
                    } catch (Throwable $error) {
                        $text .= $error::class . ": {$error->getMessage()} ";
                    }
                }
                return $text;
            };
            $scenario = require __DIR__ . "/scenario-" . $_GET["scenario"] . ".php";
            $texts = array_map($use, $scenario($create, $build, $naming, $addHandler, $addListener, $use, __DIR__ . "/code"));
            if (!empty($_GET["index"])) {
                (new Kiln\Engine\Php\Store\DirectoryStore(__DIR__ . "/code/kiln", false))->compileIndex(false);
            }
            echo json_encode($texts);
            ');
        $this->server = new BuiltInServer($this->folder, self::SETTINGS);
    }

    protected function tearDown(): void
    {
        $this->server = null;
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    /**
     * @return iterable<string, array{list<string>}> what requests do in turn, each to give the serializers that it then uses
     */
    public static function requests(): iterable
    {
        $naming = '$b->setPropertyNamingStrategy($naming);';
        $plain = 'return [$build($create()->setCacheDir($dir))];';
        $named = "\$b = \$create()->setCacheDir(\$dir); {$naming} return [\$build(\$b)];";
        $enums = 'return [$build($create()->setCacheDir($dir)->enableEnumSupport())];';
        $lateNaming = "\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); {$naming} return [\$s, \$build(\$b)];";
        $lateEnums = '$b = $create()->setCacheDir($dir); $s = $build($b); $b->enableEnumSupport(); return [$s, $build($b)];';
        yield 'a naming strategy that comes too late, then in time' => [[$lateNaming, $named, $plain]];
        yield 'a naming strategy in time, then too late' => [[$plain, $named, $lateNaming]];
        yield 'too late where nobody holds what was built' => [["\$b = \$create()->setCacheDir(\$dir); \$build(\$b); {$naming} return [\$build(\$b)];", $named]];
        yield 'in time where nobody held it too late' => [[$named, "\$b = \$create()->setCacheDir(\$dir); \$build(\$b); {$naming} return [\$build(\$b)];"]];
        yield 'too late where the directory comes with it' => [["\$b = \$create(); \$b->build(); {$naming} return [\$build(\$b->setCacheDir(\$dir))];", $named]];
        yield 'support of enums that comes too late, then in time' => [[$lateEnums, $enums, $plain]];
        yield 'support of enums in time, then too late' => [[$plain, $enums, $lateEnums]];
        yield 'default handlers that come late' => [[$plain, '$b = $create()->setCacheDir($dir)->configureHandlers(static fn() => null); $s = $build($b); $b->addDefaultHandlers(); return [$s, $build($b)];', $plain]];
        foreach (['configureHandlers($addHandler)' => 'a handler', 'configureListeners($addListener)' => 'a listener'] as $change => $what) {
            yield "{$what} that comes late" => [["\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); \$b->{$change}; return [\$s];", $plain]];
            yield "{$what} that comes late, where all is noted" => [[$plain, "\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); \$b->{$change}; return [\$s, \$build(\$b)];", $plain]];
            yield "{$what} that comes after a call" => [[$plain, "\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); \$use(\$s); \$b->{$change}; return [\$s];", $plain]];
            yield "{$what} that comes after two were built" => [[$plain, "\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); \$t = \$build(\$b); \$use(\$t); \$b->{$change}; return [\$s, \$t, \$build(\$b)];", $plain]];
            yield "{$what} that comes after another change" => [[$plain, "\$b = \$create()->setCacheDir(\$dir); \$s = \$build(\$b); {$naming} \$t = \$build(\$b); \$b->{$change}; return [\$s, \$t, \$build(\$b)];", $named, $plain]];
            yield "{$what} of another builder" => [[$plain, "\$s = \$build(\$create()->setCacheDir(\$dir)); \$b = \$create()->setCacheDir(\$dir); \$t = \$build(\$b); \$b->{$change}; return [\$s, \$t];", $plain]];
        }
    }

    /**
     * @param list<string> $requests
     */
    #[Test]
    #[DataProvider('requests')]
    public function itDoesWhatThatOfJmsDoes(array $requests): void
    {
        foreach ($requests as $number => $code) {
            file_put_contents("{$this->folder}/scenario-{$number}.php", "<?php return static function (\$create, \$build, \$naming, \$addHandler, \$addListener, \$use, \$dir): array { {$code} };");
        }
        foreach (['', '&files=1'] as $metadata) {
            // With no code, and then with that of the others.
            exec('rm -rf ' . escapeshellarg("{$this->folder}/code") . '/*');
            $expected = array_map(fn(int $number): array => $this->ask($number, "{$metadata}&original=1"), array_keys($requests));
            foreach (self::WAYS as $name => $way) {
                foreach ($requests as $number => $code) {
                    self::assertSame($expected[$number], $this->ask($number, $metadata . $way), "{$name}{$metadata}: {$code}");
                }
            }
        }
    }

    /**
     * @return list<string>
     */
    private function ask(int $scenario, string $query): array
    {
        \assert($this->server !== null);
        $answer = json_decode($text = $this->server->get("index.php?scenario={$scenario}{$query}"), true);
        self::assertIsArray($answer, $text . $this->server->log());
        self::assertContainsOnlyString($answer);

        return array_values($answer);
    }
}
