<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Serializer;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Requests for which the extension knows from earlier ones which programs they need, so that nothing of the library is loaded but
 * the serializer itself.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhpExtension('kiln')]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
#[Group('long')]
final class KnownProgramsTest extends TestCase
{
    private const SETTINGS = ['opcache.enable' => '1', 'opcache.revalidate_freq' => '0', 'opcache.file_update_protection' => '0', 'opcache.jit' => 'disable'];

    /** Requests until a directory counts as settled; it takes a tenth of a second, and two where times are whole seconds. */
    private const PATIENCE = 100;

    private const CLASSES = <<<'PHP'
        <?php
        namespace App;

        use Kiln\Attribute\{AfterDeserialize, BeforeSerialize, Converter};

        enum State: string { case Open = 'open'; case Done = 'done'; }

        interface HasId { public function id(): int; }

        final class Line {
            public string $sku = 's';
            public State $state = State::Open;
        }

        final class Box {
            public string $label = 'b';
            public function shout(): string { return \strtoupper($this->label); }
        }

        final class Crate {
            public Box $box;
            public function __construct() { $this->box = new Box(); }
        }

        abstract class Entity implements HasId {
            private int $id = 7;
            public function id(): int { return $this->id; }
        }

        final class Upper implements \Kiln\ValueConverter {
            public static int $calls = 0;
            public function serialize(mixed $value, \Kiln\Context $context): mixed { ++self::$calls; return \strtoupper($value); }
            public function deserialize(mixed $data, \Kiln\Context $context): mixed {
                ++self::$calls;

                return $data === 'WRONG' ? throw new \Kiln\Error\ConversionFailed('a right word') : \strtolower($data);
            }
        }

        final class Order extends Entity {
            #[Converter(Upper::class)]
            public string $name = 'n';
            public ?\DateTimeImmutable $at = null;
            /** @var list<Line> */
            public array $lines = [];
            public mixed $any = null;

            #[BeforeSerialize]
            public function before(): void { Hooks::run($this); }

            #[AfterDeserialize]
            public function after(): void { Hooks::run($this); }
        }

        final class Hooks {
            public static ?\Closure $hook = null;
            public static int $calls = 0;
            public static function run(object $object): void { ++self::$calls; if (self::$hook !== null) { (self::$hook)($object); } }
        }
        PHP;

    private const PAGE = <<<'PHP'
        <?php
        require %s;
        require __DIR__ . '/classes.php';

        use App\{Box, Crate, Hooks, Line, Order, State, Upper};

        $directory = __DIR__ . '/code';
        if (isset($_GET['index'])) {
            exit(json_encode([(new Kiln\Engine\Php\Store\DirectoryStore($directory, false))->compileIndex(false), 0]));
        }
        foreach (isset($_GET['clear']) ? glob("{$directory}/*/*") : [] as $path) {
            unlink($path) && opcache_invalidate($path, true);
        }
        $before = get_included_files();
        try {
            $kiln = Kiln\Serializer::create($directory, compiled: !empty($_GET['compiled']));
            $order = new Order();
            $order->lines = [new Line()];
            $document = '{"id":8,"name":"A","at":"2024-02-29T12:00:00Z","lines":[{"sku":"t","state":"done"}],"any":{"a":[1.5]}}';
            // Each is done often enough to find its own way; what it gives is compared with what was written by hand.
            $answer = match ($_GET['do'] ?? '') {
                '' => $kiln->serialize($order) . json_encode($kiln->deserialize('{"sku":"t","state":"done"}', Line::class)),
                'files' => array_values(array_diff([$kiln->serialize([1, new Line()]), ...get_included_files()], $before)),
                'bound' => (static function () use ($kiln, $before): array {
                    $context = new Kiln\Context(groups: ['a', 'Default'], serializeNull: false);
                    $texts = $kiln->serialize(new Line(), context: $context) . json_encode($kiln->deserialize('{"sku":"t"}', Line::class, context: $context));

                    return [$texts . $kiln->serialize(new Line(), context: new Kiln\Context(groups: ['Default', 'a'], serializeNull: false)), ...array_values(array_diff(get_included_files(), $before))];
                })(),
                'read' => (static function () use ($kiln, $document): array {
                    $read = $kiln->deserialize($document, Order::class);

                    return [$read->id(), $read->name, $read->at?->format('c'), $read->lines[0]->sku, $read->lines[0]->state->name, $read->any, Upper::$calls, Hooks::$calls];
                })(),
                'typed' => $kiln->serialize([$order->lines[0]], type: 'list<App\Line>') . $kiln->serialize(null) . $kiln->serialize([1.0, 'é/', State::Done]),
                'wrong' => problems(fn() => $kiln->deserialize("{\n\"sku\":7,\"state\":\"x\"}", Line::class)),
                'no JSON' => problems(fn() => $kiln->deserialize('{"sku":', Line::class)),
                'refused' => problems(fn() => $kiln->deserialize('{"name":"WRONG"}', Order::class)),
                'unwritable' => problems(fn() => $kiln->serialize(["a" => "\xff"])),
                'own error' => outcome(fn() => Hooks::$hook = static fn() => strlen(), fn() => $kiln->serialize($order)),
                'own exception' => outcome(fn() => Hooks::$hook = static fn() => throw new LogicException('mine'), fn() => $kiln->deserialize($document, Order::class)),
                'nested' => (static function () use ($kiln, $order): array {
                    $inner = [];
                    Hooks::$hook = static function () use ($kiln, $order, &$inner): void {
                        Hooks::$hook = null;
                        $inner = [$kiln->serialize(new Line()), $kiln->serialize($order), $kiln->serialize($order, context: new Kiln\Context(groups: 'none'))];
                    };

                    return [$kiln->serialize($order), ...$inner, Hooks::$calls, Upper::$calls];
                })(),
                'context' => [
                    $kiln->serialize($order->lines[0]),
                    $kiln->serialize($order->lines[0], context: new Kiln\Context(groups: 'none')),
                    $kiln->with(new Kiln\Context(groups: 'none'))->serialize($order->lines[0]),
                    $kiln->serialize($order->lines[0]),
                    $kiln->serialize($order->lines[0], 'yaml'),
                    json_encode($kiln->toArray($order->lines[0])),
                    implode('', iterator_to_array($kiln->write([new Line(), new Line()], null, 'ndjson'))),
                    json_encode(iterator_to_array($kiln->read(['[{"sku":"u","state":"open"}]'], Line::class))),
                    json_encode($kiln->populate(new Line(), '{"sku":"p"}')),
                ],
                'ruled' => Kiln\SerializerBuilder::create()->withCacheDir($directory)->withCompiled(!empty($_GET['compiled']))->withValue(Box::class, write: 'shout')->build()->serialize(new Crate()),
                'crate' => $kiln->serialize(new Crate()),
                'two' => Kiln\Serializer::create($directory, compiled: !empty($_GET['compiled']))->serialize($order->lines) . $kiln->serialize($order->lines),
            };
        } catch (Kiln\Error\UnusableDirectory $error) {
            $answer = $error->errorCode;
        }
        echo json_encode([$answer, count(preg_grep('~/(?:src|code)/~', array_diff(get_included_files(), $before)))]);

        function problems(Closure $do): array {
            try {
                return [$do()];
            } catch (Kiln\Error\DeserializationException|Kiln\Error\SerializationException $exception) {
                return [$exception::class, $exception->getMessage(), Upper::$calls];
            }
        }

        function outcome(Closure $before, Closure $do): array {
            $before();
            try {
                return [$do()];
            } catch (Throwable $thrown) {
                return [$thrown::class, $thrown->getMessage(), basename($thrown->getFile()), Hooks::$calls];
            }
        }
        PHP;

    private string $folder = '';

    private ?BuiltInServer $server = null;

    protected function setUp(): void
    {
        $this->folder = \dirname(__DIR__, 2) . '/var/known-programs-test-' . bin2hex(random_bytes(6));
        mkdir("{$this->folder}/code", 0700, true);
        file_put_contents("{$this->folder}/classes.php", self::CLASSES);
        file_put_contents("{$this->folder}/index.php", \sprintf(self::PAGE, var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true)));
        $this->server = new BuiltInServer($this->folder, self::SETTINGS);
    }

    protected function tearDown(): void
    {
        $this->server = null;
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    /** @return iterable<string, array{string}> */
    public static function ways(): iterable
    {
        yield 'by the mark of the directory' => [''];
        yield 'by the index' => ['compiled=1'];
    }

    #[Test]
    #[DataProvider('ways')]
    public function onlyTheSerializerIsLoaded(string $way): void
    {
        $this->settle($way, '');

        // The converter needs its host.
        self::assertSame(['{"id":7,"name":"N","at":null,"lines":[{"sku":"s","state":"open"}],"any":null}{"sku":"t","state":"done"}'], \array_slice($this->ask($way), 0, 1));
        [$files] = $this->ask("{$way}&do=files");
        self::assertIsArray($files);
        self::assertSame(['[1,{"sku":"s","state":"open"}]', \dirname(__DIR__, 2) . '/src/Serializer.php'], array_values(array_filter($files, static fn(mixed $file): bool => !str_contains(\is_string($file) ? $file : '', '/vendor/'))));
    }

    /**
     * One context by two names.
     */
    #[Test]
    #[DataProvider('ways')]
    public function inAContextOnlyThatIsLoadedBesides(string $way): void
    {
        $root = \dirname(__DIR__, 2);
        $files = [];
        for ($request = 0; $request < self::PATIENCE; ++$request) {
            [$answer] = $this->ask("{$way}&do=bound");
            self::assertIsArray($answer);
            self::assertSame('{"sku":"s","state":"open"}{"sku":"t","state":"open"}{"sku":"s","state":"open"}', array_shift($answer));
            $files = array_values(array_filter($answer, static fn(mixed $file): bool => \is_string($file) && !str_contains($file, '/vendor/')));
            if ($files === ["{$root}/src/Serializer.php", "{$root}/src/Context.php"] || $files === ["{$root}/src/Context.php", "{$root}/src/Serializer.php"]) {
                return;
            }
            if ($request === 0 && $way !== '') {
                $this->ask("index=1&{$way}");
            }
            usleep(50_000);
        }
        self::fail('The extension knows nothing of the context: ' . json_encode($files));
    }

    /** @return iterable<string, array{string, mixed}> */
    public static function calls(): iterable
    {
        yield 'read' => ['read', [8, 'a', '2024-02-29T12:00:00+00:00', 't', 'Done', ['a' => [1.5]], 1, 1]];
        yield 'by a type' => ['typed', '[{"sku":"s","state":"open"}]null[1.0,"é/","done"]'];
        yield 'nested' => ['nested', [
            '{"id":7,"name":"N","at":null,"lines":[{"sku":"s","state":"open"}],"any":null}',
            '{"sku":"s","state":"open"}',
            '{"id":7,"name":"N","at":null,"lines":[{"sku":"s","state":"open"}],"any":null}',
            '{}',
            3,
            2,
        ]];
        yield 'in other contexts and formats' => ['context', [
            '{"sku":"s","state":"open"}', '{}', '{}', '{"sku":"s","state":"open"}', "sku: s\nstate: open\n", '{"sku":"s","state":"open"}',
            "{\"sku\":\"s\",\"state\":\"open\"}\n{\"sku\":\"s\",\"state\":\"open\"}\n", '[{"sku":"u","state":"open"}]', '{"sku":"p","state":"open"}',
        ]];
        yield 'by two serializers' => ['two', '[{"sku":"s","state":"open"}][{"sku":"s","state":"open"}]'];
        yield 'an error of user code' => ['own error', ['ArgumentCountError', 'strlen() expects exactly 1 argument, 0 given', 'index.php', 1]];
        yield 'an exception of user code' => ['own exception', ['LogicException', 'mine', 'index.php', 1]];
    }

    #[Test]
    #[DataProvider('calls')]
    public function aCallGivesWhatItGivesWithoutKnowledge(string $do, mixed $expected): void
    {
        foreach (['', 'compiled=1'] as $way) {
            self::assertSame($expected, $this->ask("{$way}&do={$do}")[0], 'nothing is known');
            $this->settle($way, $do);
            for ($request = 0; $request < 3; ++$request) {
                self::assertSame($expected, $this->ask("{$way}&do={$do}")[0], $way);
            }
        }
    }

    /** @return iterable<string, array{string, class-string, string, int}> */
    public static function problems(): iterable
    {
        yield 'wrong values' => ['wrong', \Kiln\Error\DeserializationException::class, 'line 2', 0];
        yield 'no JSON' => ['no JSON', \Kiln\Error\DeserializationException::class, 'column 8', 0];
        yield 'refused by a converter' => ['refused', \Kiln\Error\DeserializationException::class, 'a right word', 1];
        yield 'a text that JSON does not hold' => ['unwritable', \Kiln\Error\SerializationException::class, 'UTF-8', 0];
    }

    /**
     * @param class-string $class
     * @param int          $calls of the converter, which is asked once
     */
    #[Test]
    #[DataProvider('problems')]
    public function aProblemIsTold(string $do, string $class, string $message, int $calls): void
    {
        $first = $this->ask("do={$do}")[0];
        self::assertIsArray($first);
        self::assertSame([$class, $calls], [$first[0], $first[2]]);
        self::assertIsString($first[1]);
        self::assertStringContainsString($message, $first[1]);
        $this->settle('', '');
        for ($request = 0; $request < 3; ++$request) {
            self::assertSame($first, $this->ask("do={$do}")[0]);
        }
    }

    #[Test]
    public function aDirectoryThatHasChangedIsExamined(): void
    {
        $this->settle('', '');
        $place = "{$this->folder}/code/" . CodeLookup::CURRENT;
        self::assertSame(1, $this->ask('do=files')[1]);
        chmod($place, 0777);
        self::assertGreaterThan(1, $this->ask('do=files')[1], 'others may write to it');
        chmod($place, 0700);

        $this->settle('', '');
        rename($place, "{$place}.old");
        exec('cp -a ' . escapeshellarg("{$place}.old") . ' ' . escapeshellarg($place));
        self::assertGreaterThan(1, $this->ask('do=files')[1], 'another directory of the same content');
    }

    #[Test]
    #[DataProvider('ways')]
    public function theRulesOfAnApplicationAreNotThoseOfAnother(string $way): void
    {
        $this->settle($way, '');
        $this->ask("{$way}&do=ruled");
        // The directory has changed, so nothing is noted for a moment.
        $this->settle($way, '');
        self::assertSame('{"box":"B"}', $this->ask("{$way}&do=ruled")[0]);
        for ($request = 0; $request < 3; ++$request) {
            self::assertSame('{"box":{"label":"b"}}', $this->ask("{$way}&do=crate")[0]);
            self::assertSame('{"box":"B"}', $this->ask("{$way}&do=ruled")[0]);
        }
    }

    #[Test]
    #[DataProvider('ways')]
    public function codeThatIsTakenAwayIsForgotten(string $way): void
    {
        $this->settle($way, '');
        file_put_contents("{$this->folder}/classes.php", str_replace('public string $sku', '#[\Kiln\Attribute\SerializedName("number")] public string $sku', self::CLASSES));
        touch("{$this->folder}/classes.php", time() + 10);

        self::assertSame('[{"sku":"s","state":"open"}][{"sku":"s","state":"open"}]', $this->ask("{$way}&do=two")[0], 'nobody looks at the classes');
        self::assertSame('[{"number":"s","state":"open"}][{"number":"s","state":"open"}]', $this->ask("{$way}&do=two&clear=1")[0]);
        self::assertSame('[{"number":"s","state":"open"}][{"number":"s","state":"open"}]', $this->ask("{$way}&do=two")[0]);
    }

    /**
     * Asks until no file of the generated code is loaded.
     */
    private function settle(string $way, string $do): void
    {
        $this->ask("{$way}&do={$do}");
        $this->ask("{$way}&do=files");
        if ($way !== '') {
            $this->ask("index=1&{$way}");
        }
        for ($request = 0; $request < self::PATIENCE; ++$request) {
            usleep(50_000);
            $this->ask("{$way}&do={$do}");
            if ($this->ask("{$way}&do=files")[1] === 1) {
                return;
            }
        }
        self::fail('The extension knows nothing.');
    }

    /**
     * @return array{mixed, int}
     */
    private function ask(string $query): array
    {
        $answer = json_decode($text = (string) $this->server?->get('index.php?' . str_replace(' ', '%20', $query)), true);
        self::assertIsArray($answer, $text . $this->server?->log());
        [$result, $files] = $answer;
        \assert(\is_int($files));

        return [$result, $files];
    }
}
