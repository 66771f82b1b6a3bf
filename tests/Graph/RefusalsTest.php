<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Graph\UndecodableBytes;
use Kiln\Graph\UnencodableValue;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\GuardedGrenade;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Refusing;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What cannot be encoded, and what is not decoded.
 */
#[CoversClass(Graph::class)]
final class RefusalsTest extends TestCase
{
    /**
     * @return iterable<string, array{mixed, list<string|int>, string}>
     */
    public static function unencodable(): iterable
    {
        yield 'a closure' => [static fn(): int => 1, [], 'Cannot encode $: Closure: PHP forbids to serialize objects of this class.'];
        yield 'a closure in an array' => [['a' => ['b c' => [1, strlen(...)]]], ['a', 'b c', 1], 'Cannot encode a["b c"][1]: Closure: PHP forbids'];
        yield 'a closure in a private property' => [[(new Node())->add(strlen(...))], [0, 'children', 0], 'Cannot encode [0].children[0]: Closure'];
        yield 'a closure in data' => [new Packed(strlen(...)), ['content'], 'Cannot encode content: Closure'];
        yield 'a resource' => [['file' => \STDIN], ['file'], 'Cannot encode file: a resource lives only as long as its process.'];
        yield 'an anonymous class' => [new class {}, [], 'an anonymous class has no name to find it by.'];
        yield 'a generator' => [(static fn(): \Generator => yield 1)(), [], 'Generator: PHP forbids'];
        yield 'a file' => [new \SplFileInfo(__FILE__), [], 'SplFileInfo: PHP forbids'];
        yield 'a weak map' => [new \WeakMap(), [], 'WeakMap: PHP forbids'];
    }

    /**
     * @param list<string|int> $path
     */
    #[Test]
    #[DataProvider('unencodable')]
    public function theMessageSaysWhatAndWhere(mixed $value, array $path, string $message): void
    {
        try {
            Graph::encode($value);
        } catch (UnencodableValue $refusal) {
            self::assertStringContainsString($message, $refusal->getMessage());
            self::assertSame($path, $refusal->path);

            return;
        }
        self::fail('accepted');
    }

    /**
     * A new exception was made, and its path printed, for each level: the square of the depth, ten seconds for this one.
     */
    #[Test]
    public function whatLiesDeepIsNamedOnce(): void
    {
        $value = strlen(...);
        for ($level = 0; $level < 10_000; ++$level) {
            $value = (object) ['next' => $value];
        }
        try {
            Graph::encode($value);
            self::fail('accepted');
        } catch (UnencodableValue $refusal) {
            self::assertSame(array_fill(0, 10_000, 'next'), $refusal->path);
            self::assertStringStartsWith('Cannot encode next.next.next … next.next.next: Closure: ', $refusal->getMessage());
        }
    }

    #[Test]
    public function whatIsNeitherAListNorAFunctionAllowsNothing(): void
    {
        $this->expectException(\TypeError::class);
        $this->expectExceptionMessage('Argument #2 ($allowedClasses) must be of type callable|array|null, string given');
        Graph::decode(Graph::encode([new Node()]), 'no function'); // @phpstan-ignore argument.type
    }

    #[Test]
    public function whatCodeOfTheUserThrowsComesOutAsItIs(): void
    {
        $thrown = new UnencodableValue(['inside'], 'no.');
        try {
            Graph::encode([new Packed(1), new Refusing($thrown)]);
            self::fail('accepted');
        } catch (UnencodableValue $refusal) {
            self::assertSame($thrown, $refusal);
        }
    }

    /**
     * A function of PHP itself would take it for an empty string, where types are not strict.
     */
    #[Test]
    public function nullIsNoBytes(): void
    {
        $this->expectException(\TypeError::class);
        $this->expectExceptionMessage('#1 ($bytes) must be of type string, null given');
        // Such a call is never strict.
        (new \ReflectionMethod(Graph::class, 'decode'))->invoke(null, null);
    }

    /**
     * unserialize() does not accept such names either, and nothing in PHP binds a reference to a name that begins with a zero byte.
     */
    #[Test]
    public function ofNamesThatComeFromACastThoseAreRefusedThatNobodyCouldRestore(): void
    {
        $slot = 1;
        $bound = ["\0*\0a" => &$slot];
        foreach ([(object) ["\0x" => 1], (object) ["\0" => 1], (object) ["\0*\0" => 1], (object) ["\0\0a" => 1], [(object) $bound, &$slot]] as $value) {
            try {
                Graph::encode($value);
                self::fail('accepted');
            } catch (UnencodableValue $refusal) {
                self::assertStringContainsString('stdClass: a property whose name begins with a zero byte', $refusal->getMessage());
            }
        }
        $bytes = Damage::unsealed(Graph::encode((object) ["\0*\0a" => 1, "\0*\0b" => 2]));
        foreach (["\0\0\0a", "\0*a\0", "\0*aa"] as $name) {
            self::assertInstanceOf(DamagedBytes::class, Decoders::ofThisPhp()->outcome(Damage::sealed(str_replace("\0*\0a", $name, $bytes)), Graph::ALL, bin2hex($name))->refusal);
        }
    }

    #[Test]
    #[RunInSeparateProcess]
    public function aSerializableObjectIsRefusedWithAdvice(): void
    {
        // PHP says at the declaration that the interface is deprecated.
        @eval('class OnlySerializable implements \Serializable { public function serialize() { return ""; } public function unserialize($data) {} }');
        $class = 'OnlySerializable';
        self::assertTrue(class_exists($class));

        $this->expectException(UnencodableValue::class);
        $this->expectExceptionMessage('give the class __serialize() and __unserialize()');
        Graph::encode([new $class()]);
    }

    #[Test]
    public function noClassIsAllowedUnlessItIsNamed(): void
    {
        $bytes = Graph::encode(['node' => new Node()]);

        self::assertForbidden(Node::class, $bytes, []);
        self::assertForbidden(Node::class, $bytes, [SpecialNode::class, Suit::class]);
        self::assertForbidden(Node::class, $bytes, static fn(string $class): bool => false);
        foreach ([[Node::class], [strtolower('\\' . Node::class)], static fn(string $class): bool => $class === Node::class, Graph::ALL] as $allowed) {
            self::assertIsArray(Graph::decode($bytes, $allowed));
        }
    }

    #[Test]
    public function theNameOfAParentDoesNotAllowItsChildren(): void
    {
        self::assertForbidden(SpecialNode::class, Graph::encode(new SpecialNode()), [Node::class]);
    }

    #[Test]
    public function enumsMustBeAllowedToo(): void
    {
        self::assertForbidden(Suit::class, Graph::encode(Suit::Hearts), [Node::class]);
        self::assertSame(Suit::Hearts, Graph::decode(Graph::encode(Suit::Hearts), [Suit::class]));
    }

    #[Test]
    public function aClassThatIsNotAllowedIsNotLoaded(): void
    {
        $asked = [];
        $listener = static function (string $class) use (&$asked): void {
            $asked[] = $class;
        };
        $bytes = str_replace('SpecialNode', 'AbsentNode!', substr(Graph::encode([new Node(), new SpecialNode()]), 0, -2));
        $bytes = Random\Damage::sealed($bytes);
        // What the library itself needs is there after a first call.
        self::assertForbidden('Kiln\Tests\Graph\Model\AbsentNode!', $bytes, [Node::class]);
        spl_autoload_register($listener, prepend: true);
        try {
            self::assertForbidden('Kiln\Tests\Graph\Model\AbsentNode!', $bytes, [Node::class]);
        } finally {
            spl_autoload_unregister($listener);
        }
        self::assertSame([], array_filter($asked, static fn(string $class): bool => str_contains($class, 'Graph\\Model')));
    }

    #[Test]
    public function aGuardAgainstUnserializationHolds(): void
    {
        Grenade::$bangs = [];
        $grenade = new GuardedGrenade();
        $bytes = Graph::encode($grenade);

        self::assertForbidden(GuardedGrenade::class, $bytes, Graph::ALL);

        self::assertSame([], Grenade::$bangs);
        unset($grenade);
        self::assertSame(['__destruct'], Grenade::$bangs);
    }

    #[Test]
    public function anExceptionOfAMethodIsAMiss(): void
    {
        $bytes = str_replace('version', 'Version', substr(Graph::encode(new Packed(1)), 0, -2));
        try {
            Graph::decode(Random\Damage::sealed($bytes), [Packed::class]);
        } catch (UndecodableBytes $refusal) {
            self::assertStringContainsString('Packed::__unserialize() does not accept what it is given: These are the data of something else.', $refusal->getMessage());
            self::assertInstanceOf(\UnexpectedValueException::class, $refusal->getPrevious());

            return;
        }
        self::fail('accepted');
    }

    /**
     * @return iterable<string, array{string, string}> what a class was, and what it is
     */
    public static function changes(): iterable
    {
        yield 'a property more' => ['class Changing { public int $a = 1; }', 'class Changing { public int $a = 1; public int $b = 2; }'];
        yield 'a property less' => ['class Changing { public int $a = 1; public $b; }', 'class Changing { public int $a = 1; }'];
        yield 'another name' => ['class Changing { public int $a = 1; }', 'class Changing { public int $b = 1; }'];
        yield 'another type' => ['class Changing { public int $a = 1; }', 'class Changing { public string $a = ""; }'];
        yield 'another visibility' => ['class Changing { public int $a = 1; }', 'class Changing { private int $a = 1; }'];
        yield 'a parent with properties' => ['class Changing { public int $a = 1; }', 'class Above { private $x; } class Changing extends Above { public int $a = 1; }'];
        yield 'a method to restore' => ['class Changing { public int $a = 1; }', 'class Changing { public int $a = 1; function __wakeup() {} }'];
        yield 'data in place of properties' => ['class Changing { public int $a = 1; }', 'class Changing { public int $a = 1; function __unserialize(array $data): void {} }'];
        yield 'an enum' => ['class Changing { public int $a = 1; }', 'enum Changing { case A; }'];
        yield 'no class' => ['class Changing { public int $a = 1; }', ''];
    }

    #[Test]
    #[DataProvider('changes')]
    public function aChangedClassIsAMiss(string $before, string $after): void
    {
        $bytes = base64_decode(self::php("{$before} echo base64_encode(Kiln\\Graph\\Graph::encode([new Changing(), new Changing()]));"), true);
        self::assertIsString($bytes);

        $result = self::php($after . ' try { Kiln\Graph\Graph::decode(base64_decode("' . base64_encode($bytes) . '"), Kiln\Graph\Graph::ALL); } catch (Throwable $stale) { echo $stale::class, " ", $stale->class; }');

        self::assertSame(StaleData::class . ' Changing', $result);
    }

    #[Test]
    public function aCaseThatHasGoneIsAMiss(): void
    {
        $this->expectException(StaleData::class);
        $this->expectExceptionMessage('has no case "Clubz" any more');
        Graph::decode(Random\Damage::sealed(str_replace('Clubs', 'Clubz', substr(Graph::encode(Suit::Clubs), 0, -2))), Graph::ALL);
    }

    #[Test]
    public function whatDoesNotMatterIsNoChange(): void
    {
        $bytes = self::php('class Changing { public int $a = 1; private $b; } echo base64_encode(Kiln\Graph\Graph::encode(new Changing()));');
        $result = self::php('final class Changing { const X = 1; private $b = 7; public static $c; public int $a = 2; function f() {} } echo serialize(Kiln\Graph\Graph::decode(base64_decode("' . $bytes . '"), Kiln\Graph\Graph::ALL));');

        self::assertSame("O:8:\"Changing\":2:{s:11:\"\0Changing\0b\";N;s:1:\"a\";i:1;}", $result);
    }

    private static function php(string $code): string
    {
        $autoload = var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true);
        $process = proc_open([\PHP_BINARY, '-d', 'display_errors=1', '-r', "require {$autoload}; {$code}"], [1 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $output = stream_get_contents($pipes[1]);
        proc_close($process);

        return (string) $output;
    }

    /**
     * @param list<string>|(callable(string): bool)|null $allowed
     */
    private static function assertForbidden(string $class, string $bytes, array|callable|null $allowed): void
    {
        try {
            Graph::decode($bytes, $allowed);
        } catch (ForbiddenClass $refusal) {
            self::assertSame($class, $refusal->class);

            return;
        }
        self::fail("{$class} was allowed");
    }
}
