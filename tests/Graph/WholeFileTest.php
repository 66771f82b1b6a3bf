<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\GuardedGrenade;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\OwnException;
use Kiln\Tests\Graph\Model\Restless;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * An exported file is loaded by a process that knows nothing of Kiln, and checks by itself what it rests on.
 */
#[CoversClass(Graph::class)]
final class WholeFileTest extends TestCase
{
    /** Loads classes of the tests only, then each file, and says what it gave. */
    private const ALONE = <<<'PHP'
        <?php
        spl_autoload_register(static function (string $class): void {
            if (str_starts_with($class, 'Kiln\Tests\Graph\Model\\')) {
                require_once $_SERVER['argv'][1] . '/Model.php';
            }
        });
        foreach (array_slice($_SERVER['argv'], 2) as $file) {
            try {
                echo base64_encode(serialize((static fn(): mixed => require $file)())), "\n";
            } catch (Throwable $problem) {
                echo get_class($problem), ': ', $problem->getMessage(), "\n";
            }
        }
        PHP;

    private string $directory = '';

    protected function setUp(): void
    {
        $this->directory = TemporaryDirectory::create();
    }

    protected function tearDown(): void
    {
        TemporaryDirectory::remove($this->directory);
    }

    #[Test]
    public function aProcessWithoutTheLibraryHasTheSameValues(): void
    {
        $values = self::values();
        $files = [];
        foreach (array_keys($values) as $position => $name) {
            Graph::export($values[$name], $files[] = "{$this->directory}/{$position}.php");
        }

        $answers = explode("\n", $this->alone(self::ALONE, __DIR__, ...$files));

        foreach (array_keys($values) as $position => $name) {
            self::assertSame(self::again($values[$name]), base64_decode($answers[$position], true), "{$name}: {$answers[$position]}");
        }
    }

    #[Test]
    public function referencesAndSharedObjectsAreThoseOfTheValue(): void
    {
        $slot = 1;
        $node = new Node();
        Graph::export([&$slot, &$slot, $node, $node, (object) ['ref' => &$slot, 'node' => $node]], $file = "{$this->directory}/value.php");

        $loaded = require $file;

        self::assertIsArray($loaded);
        self::assertInstanceOf(\stdClass::class, $loaded[4]);
        $loaded[0] = 'changed';
        self::assertSame('changed', $loaded[1]);
        self::assertSame('changed', $loaded[4]->ref);
        self::assertSame($loaded[2], $loaded[3]);
        self::assertSame($loaded[2], $loaded[4]->node);
        $again = require $file;
        self::assertIsArray($again);
        self::assertNotSame($loaded[2], $again[2]);
    }

    #[Test]
    public function whoLoadsAFileKeepsItsOwnVariables(): void
    {
        $value = $objects0 = $references = $cases = 'mine';
        $node = new Node();
        Graph::export([$node->link((new Node())->link($node))], $file = "{$this->directory}/value.php");
        $before = get_defined_vars();

        require $file;

        self::assertSame($before, array_diff_key(get_defined_vars(), ['before' => 1]));
        self::assertSame(['mine', 'mine', 'mine', 'mine'], [$value, $objects0, $references, $cases]);
    }

    #[Test]
    public function whatIsSharedManyTimesStandsInTheFileOnce(): void
    {
        $value = ['a text', 'and another'];
        for ($level = 0; $level < 20; ++$level) {
            $value = [$value, $value];
        }
        Graph::export($value, $file = "{$this->directory}/value.php");

        self::assertLessThan(3_000, filesize($file));
        self::assertTrue($value === require $file);
    }

    /**
     * @return iterable<string, array{string, string, bool}> how a class is when the file is written and when it is loaded, and whether that is another
     */
    public static function changes(): iterable
    {
        $body = 'private int $id = 5; protected ?string $name = "n"; public static int $count = 0;';
        yield 'nothing' => ["final class C { {$body} }", "final class C { {$body} }", false];
        yield 'a default' => ["class C { {$body} }", 'class C { private int $id = 6; protected ?string $name = "] x"; public static int $count = 1; }', false];
        yield 'methods and constants' => ["class C { {$body} }", "class C { const X = 1; {$body} function f() { return self::X; } function __construct(\$a = 1) {} }", false];
        yield 'a default that PHP evaluates later' => ['class C { const X = 1; public int $x = self::X; }', 'class C { const X = 2; public int $x = self::X; }', false];
        yield 'a property has come' => ["class C { {$body} }", "class C { {$body} public int \$more; }", true];
        yield 'a property has gone' => ["class C { {$body} }", 'class C { private int $id = 5; public static int $count = 0; }', true];
        yield 'another name' => ["class C { {$body} }", 'class C { private int $number = 5; protected ?string $name = "n"; public static int $count = 0; }', true];
        yield 'another type' => ["class C { {$body} }", 'class C { private float $id = 5; protected ?string $name = "n"; public static int $count = 0; }', true];
        yield 'another visibility' => ["class C { {$body} }", 'class C { public int $id = 5; protected ?string $name = "n"; public static int $count = 0; }', true];
        yield 'a static one' => ["class C { {$body} }", 'class C { private static int $id = 5; protected ?string $name = "n"; public static int $count = 0; }', true];
        yield 'an ancestor' => ["class C { {$body} }", "class B { private \$hidden; } class C extends B { {$body} }", true];
        yield 'a private property of an ancestor' => ["class B { private \$a; } class C extends B { {$body} }", "class B { private \$a; private \$b; } class C extends B { {$body} }", true];
        yield '__wakeup()' => ["class C { {$body} }", "class C { {$body} function __wakeup() {} }", true];
        yield '__unserialize()' => ["class C { {$body} }", "class C { {$body} function __unserialize(array \$data): void {} }", true];
        yield 'no __unserialize()' => ["class C { {$body} function __unserialize(array \$data): void {} }", "class C { {$body} }", true];
        yield 'with __unserialize(), a property' => ["class C { {$body} function __unserialize(array \$data): void {} }", 'class C { function __unserialize(array $data): void {} }', false];
        yield '__clone()' => ["class C { {$body} }", "class C { {$body} private function __clone() {} }", true];
        yield 'a destructor' => ["class C { {$body} }", "class C { {$body} function __destruct() {} }", true];
        yield 'abstract' => ["class C { {$body} }", "abstract class C { {$body} }", true];
        yield 'no class' => ["class C { {$body} }", '', true];
        yield 'no case' => ['enum C { case A; case B; }', 'enum C { case B; }', true];
        yield 'another case' => ['enum C { case A; }', 'enum C { case B; case A; }', false];
        $constructor = static fn(string $parameters, string $body): string => "class C { public function __construct({$parameters})\n{{$body}} }";
        yield 'a constructor' => [$constructor('private int $id = 1', ''), $constructor('private int $id = 2', ''), false];
        yield 'a constructor that does more' => [$constructor('private int $id = 1', ''), $constructor('private int $id = 1', "\n    \$this->id = 7;\n"), true];
        yield 'the parameters of a constructor' => [
            $constructor('private int $id = 1, private int $of = 2', ''), $constructor('private int $of = 2, private int $id = 1', ''), true,
        ];
        yield 'another name of a parameter' => [
            'class C { private int $id; public function __construct(int $a = 1) { $this->id = $a; } }', 'class C { private int $id; public function __construct(int $b = 1) { $this->id = $b; } }', true,
        ];
        yield 'another type of a parameter' => [
            'class C { private int $id; public function __construct(int $a = 1) { $this->id = $a; } }', 'class C { private int $id; public function __construct(string $a = "1") { $this->id = (int) $a; } }', true,
        ];
        yield 'parameters in another order, no properties any more' => [
            $constructor('private int $id = 1, private int $of = 2', ''), 'class C { private int $id; private int $of;' . "public function __construct(int \$of = 2, int \$id = 1)\n{ \$this->id = \$id; \$this->of = \$of; } }", true,
        ];
        yield 'no constructor any more' => [$constructor('private int $id = 1', ''), 'class C { private int $id = 1; }', true];
        yield '__wakeup() beside a constructor' => [$constructor('private int $id = 1', ''), 'class C { public function __construct(private int $id = 1) {} public function __wakeup() {} }', true];
        yield 'a private constructor' => [$constructor('private int $id = 1', ''), 'class C { private function __construct(private int $id) {} }', true];
    }

    #[Test]
    #[DataProvider('changes')]
    public function aClassThatHasChangedIsNoticed(string $before, string $after, bool $isAnother): void
    {
        $class = 'Changing' . bin2hex(random_bytes(6));
        $in = static fn(string $code): string => "<?php\n" . (string) preg_replace('/\b([BC])\b(?! *[(=])/', "{$class}\$1", $code);
        file_put_contents("{$this->directory}/before.inc", $in($before));
        file_put_contents("{$this->directory}/after.inc", $in($after));
        require "{$this->directory}/before.inc";
        $class .= 'C';
        $value = enum_exists($class) ? \constant("{$class}::A") : new $class();
        Graph::export([$value, $value, 1], $file = "{$this->directory}/value.php");
        $code = <<<'PHP'
            <?php
            [, $classes, $file, $autoloader] = $_SERVER['argv'];
            require $classes;
            $autoloader === '' ?: require $autoloader;
            foreach ([1, 2] as $time) {
                try {
                    $value = require $file;
                    echo count($value), $value[0] === $value[1] ? ' same; ' : ' different; ';
                } catch (Throwable $problem) {
                    echo get_class($problem), ': ', substr($problem->getMessage(), 0, 60), '; ';
                }
            }
            PHP;
        $library = \dirname(__DIR__, 2) . '/vendor/autoload.php';
        $is = '3 same; 3 same; ';

        self::assertSame($is, $this->alone($code, "{$this->directory}/before.inc", $file, ''));
        // An ancestor is told by its own name.
        $refused = substr('The data were written when ' . (str_contains($before, 'class B') ? substr($class, 0, -1) . 'B' : $class) . ' was another: it has', 0, 60);
        self::assertSame($isAnother ? str_repeat("RuntimeException: {$refused}; ", 2) : $is, substr($this->alone($code, "{$this->directory}/after.inc", $file, ''), 0, 200));
        self::assertSame($isAnother ? str_repeat("Kiln\\Graph\\StaleData: {$refused}; ", 2) : $is, $this->alone($code, "{$this->directory}/after.inc", $file, $library));
    }

    /**
     * @return iterable<string, array{string, bool}> a class C with public int $a and ?string $b, and whether `new` is used
     */
    public static function constructors(): iterable
    {
        yield 'promoted' => ['final class C { public function __construct(public int $a = 1, public ?string $b = null) {} }', true];
        yield 'assigned' => ['class C { public int $a; public ?string $b; function __construct(int $x = 1, ?string $y = null) { $this->a = $x; /* } */ $this->b = $y; } }', true];
        yield 'private and readonly' => ['class C { public function __construct(private readonly int $a = 1, private readonly ?string $b = null) {} }', true];
        yield 'assigned crosswise' => ['class C { public ?int $a; public ?int $b; function __construct(?int $b = 1, ?int $a = null) { $this->a = $b; $this->b = $a; } }', true];
        yield 'only one' => ['class C { public ?string $b = null; public function __construct(public int $a = 1) {} }', false];
        yield 'something else' => ['class C { public function __construct(public int $a = 1, public ?string $b = null) { ++$this->a; } }', false];
        yield 'a call' => ['class C { public int $a = 1; public ?string $b = null; public function __construct(int $x = 1, ?string $y = null) { $this->a = abs($x); $this->b = $y; } }', false];
        yield 'another type' => ['class C { public int|string $a; public ?string $b; function __construct(int $x = 1, ?string $y = null) { $this->a = $x; $this->b = $y; } }', false];
        yield 'one over the other' => ['class C { public ?int $a; public ?int $b; function __construct(?int $x = 1, ?int $y = null) { $this->a = $x; $this->a = $y; $this->b = $y; } }', false];
        yield 'the same twice' => ['class C { public int $a; public ?string $b; function __construct(int $x = 1, ?string $y = null) { $this->a = $x; $this->b = $y; $this->a = $x; } }', false];
        yield 'promoted and assigned' => ['class C { function __construct(public int $a = 1, public int $b = 2) { $this->a = $b; } }', false];
        yield 'by reference' => ['class C { public int $a; public ?string $b; function __construct(int &$x = 1, ?string $y = null) { $this->a = $x; $this->b = $y; } }', false];
        yield 'any number' => ['class C { public array $a; function __construct(array ...$x) { $this->a = $x; } }', false];
        yield 'not public' => ['class C { private function __construct(public int $a = 1, public ?string $b = null) {} static function of() { return new self(); } }', false];
        yield 'of an ancestor' => ['class B { public function __construct(public int $a = 1, public ?string $b = null) {} } class C extends B {}', true];
        yield 'with a private property in the ancestor' => ['class B { private int $c = 3; } class C extends B { public function __construct(public int $a = 1, public ?string $b = null) {} }', false];
        yield 'two on one line' => ['class C { public function __construct(public int $a = 1, public ?string $b = null) { ++$this->a; } } class B { function __construct() {} }', false];
        yield 'a closure in a default' => ['class C { public function __construct(public int $a = 1, public ?string $b = (")" . "(")) {} }', true];
        yield 'none' => ['class C { public int $a = 1; public ?string $b = null; }', false];
    }

    #[Test]
    #[DataProvider('constructors')]
    public function aConstructorThatOnlyAssignsMakesTheObjects(string $code, bool $isNew): void
    {
        $class = 'Constructed' . bin2hex(random_bytes(6));
        file_put_contents("{$this->directory}/class.inc", "<?php\n" . preg_replace('/\b([BC])\b(?! *[(=])/', "{$class}\$1", $code));
        require "{$this->directory}/class.inc";
        $class .= 'C';
        foreach ([1, 2, 3, 40] as $count) {
            $make = static fn(): mixed => \is_callable([$class, 'of']) ? $class::of() : new $class();
            $value = array_map($make, range(1, $count));
            Graph::export($value, $file = "{$this->directory}/value.php");

            self::assertSame($isNew, str_contains((string) file_get_contents($file), "new \\{$class}("));
            self::assertEquals($value, require $file);
        }
    }

    #[Test]
    public function aClassWhoseFileHasGoneIsAssignedTo(): void
    {
        $class = 'Evaluated' . bin2hex(random_bytes(6));
        eval("final class {$class} { public function __construct(public readonly int \$a) {} }");
        Graph::export(new $class(5), $file = "{$this->directory}/value.php");

        self::assertStringNotContainsString("new \\{$class}(", (string) file_get_contents($file));
        self::assertEquals(new $class(5), require $file);
    }

    #[Test]
    public function noTextBecomesCode(): void
    {
        $hostile = [
            "'; exit('hit'); //", '"; exit("hit"); //', '?>hit<?php ', "\0'); exit('hit'); //", "\\'; exit('hit'); //", "\\\\'; exit('hit');//",
            '${exit("hit")}', '{$GLOBALS}', "PHP;\nexit('hit');\n", "EOT\nhit", "\r\n*/ exit('hit'); /*", 'class@anonymous', "class@anonymous\0/x", "\n#", '$x', "\xFF\xFE'", '__halt_compiler();',
        ];
        $object = new \stdClass();
        $values = [$hostile, array_combine($hostile, $hostile), $object];
        foreach ($hostile as $text) {
            // PHP itself accepts no name of a property that begins with a zero byte.
            $object->{"x{$text}"} = $text;
            $cycle = new \stdClass();
            $cycle->{"x{$text}"} = $cycle;
            $exception = new \LogicException($text);
            $values[] = [$cycle, (new Node())->add($text), (object) ["x{$text}" => &$text], new \DateTimeZone('UTC'), $exception->getMessage()];
            unset($text);
        }
        foreach ($hostile as $text) {
            $values[] = array_map(static fn(int $i): object => (object) ["x{$text}" => [$i, $text], 'same' => $text], range(1, 20));
        }
        Graph::export($values, $file = "{$this->directory}/value.php");

        $answer = trim($this->alone(self::ALONE, __DIR__, $file));

        self::assertSame(self::again($values), base64_decode($answer, true), $answer);
        // So whoever changes the ends of lines, as git may, does not change the value.
        file_put_contents($file, str_replace("\n", "\r\n", (string) file_get_contents($file)));
        self::assertSame(self::again($values), base64_decode(trim($this->alone(self::ALONE, __DIR__, $file)), true));
    }

    #[Test]
    public function dynamicPropertiesWithHostileNamesAreProperties(): void
    {
        $loose = new Loose();
        foreach (["a'b", "?>\n", '$x', "q\"\\"] as $name) {
            $loose->set($name, $name);
        }
        Graph::export([$loose, $loose], $file = "{$this->directory}/value.php");

        self::assertSame(serialize([$loose, $loose]), serialize(require $file));
    }

    #[Test]
    public function nothingIsSaidWhenAFileIsLoaded(): void
    {
        $values = self::values();
        Graph::export($values, $file = "{$this->directory}/value.php");
        $code = <<<'PHP'
            <?php
            error_reporting(-1);
            ini_set('display_errors', '1');
            PHP . substr(self::ALONE, 5);

        $answer = trim($this->alone($code, __DIR__, $file, $file));

        self::assertSame(str_repeat(base64_encode(self::again($values)) . "\n", 2), "{$answer}\n");
    }

    #[Test]
    public function whatAnObjectRefusesIsToldAsForBytes(): void
    {
        Graph::export([new Restless('no')], $file = "{$this->directory}/value.php");
        $refusal = new \LengthException('too long');
        Restless::$act = static fn(): never => throw $refusal;

        try {
            require $file;
            self::fail('loaded');
        } catch (DamagedBytes $damage) {
            self::assertSame($refusal, $damage->getPrevious());
        } finally {
            Restless::$act = null;
        }
    }

    #[Test]
    public function aClassThatIsNotRestoredFromBytesIsNotRestoredFromAFile(): void
    {
        Graph::export([new GuardedGrenade()], $file = "{$this->directory}/value.php");

        $this->expectException(ForbiddenClass::class);
        require $file;
    }

    #[Test]
    public function anExceptionDoesNotTellWhereItWasLoaded(): void
    {
        $exception = new OwnException('message', 3, new \TypeError('before'));
        Graph::export([$exception, new \ErrorException('e', 1, \E_WARNING, 'file', 7)], $file = "{$this->directory}/value.php");

        $loaded = require $file;

        self::assertIsArray($loaded);
        self::assertSame(self::again([$exception]), serialize([$loaded[0]]));
        self::assertInstanceOf(\ErrorException::class, $loaded[1]);
        self::assertSame(['file', 7], [$loaded[1]->getFile(), $loaded[1]->getLine()]);
    }

    /**
     * @return array<string, mixed>
     */
    private static function values(): array
    {
        $values = array_map(static fn(array $value): mixed => $value[0], iterator_to_array(RoundTripTest::values()));
        // serialize() cuts it at one place or another.
        unset($values['an array in itself']);

        return $values;
    }

    private static function again(mixed $value): string
    {
        return serialize(unserialize(serialize($value)));
    }

    private function alone(string $code, string ...$arguments): string
    {
        file_put_contents("{$this->directory}/alone.inc", $code);
        $command = implode(' ', array_map(escapeshellarg(...), [\PHP_BINARY, '-n', "{$this->directory}/alone.inc", ...$arguments]));
        $process = proc_open("{$command} 2>&1", [1 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $output = stream_get_contents($pipes[1]);
        proc_close($process);

        return (string) $output;
    }
}
