<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Written;

use Kiln\Metadata\Written\Dependencies;
use Kiln\Metadata\Written\Divergence;
use Kiln\Metadata\Written\WrittenFile;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Divergence::class)]
#[CoversClass(WrittenFile::class)]
#[CoversClass(Dependencies::class)]
final class DivergenceTest extends TestCase
{
    private const HEAD = 'use Kiln\Attribute\{Ignore, SerializedName as Name, Groups};';

    /**
     * PHP itself says what it read. Nothing may be found where there is nothing: such a class would be planned by each process.
     */
    #[Test]
    public function everyClassIsWhatItsFileSays(): void
    {
        $root = \dirname(__DIR__, 3);
        $found = [];
        $count = 0;
        foreach (['src' => 'Kiln', 'vendor/symfony/console' => 'Symfony\Component\Console', 'vendor/jms/serializer/src' => 'JMS\Serializer'] as $folder => $namespace) {
            foreach (self::filesIn("{$root}/{$folder}") as $file) {
                $name = $namespace . str_replace('/', '\\', substr($file, \strlen("{$root}/{$folder}"), -4));
                // Some files only make an alias, and one class may be the extension's.
                if (!self::exists($name) || (new \ReflectionClass($name))->name !== $name || (new \ReflectionClass($name))->isInternal()) {
                    continue;
                }
                ++$count;
                $difference = self::differenceTo((string) file_get_contents($file), $file, $name);
                if ($difference !== null) {
                    $found[$name] = $difference;
                }
            }
        }

        self::assertGreaterThan(900, $count);
        self::assertSame([], $found);
    }

    /**
     * @return iterable<string, array{string, string, string}> before, after, what is other
     */
    public static function changes(): iterable
    {
        yield 'a property more' => ['class A { public int $a; }', 'class A { public int $a; public int $b; }', 'property b'];
        yield 'a property less' => ['class A { public int $a; public int $b; }', 'class A { public int $a; }', 'property b'];
        yield 'the type of a property' => ['class A { public int $a; }', 'class A { public ?int $a; }', 'property a'];
        yield 'a type of the same short name' => ['class A { public \B $a; }', 'class A { public B $a; }', 'property a'];
        yield 'an import' => ['use X\B; class A { public B $a; }', 'use Y\B; class A { public B $a; }', 'property a'];
        yield 'its visibility' => ['class A { public int $a; }', 'class A { private int $a; }', 'property a'];
        yield 'readonly' => ['class A { public int $a; }', 'class A { public readonly int $a; }', 'property a'];
        yield 'a readonly class' => ['class A { public readonly int $a; }', 'readonly class A { public int $a; }', 'readonly'];
        yield 'a readonly class without properties' => ['class A {}', 'readonly class A {}', 'readonly'];
        yield 'a default' => ['class A { public int $a = 1; }', 'class A { public int $a = 2; }', 'property a'];
        yield 'a default more' => ['class A { public int $a; }', 'class A { public int $a = 2; }', 'property a'];
        yield 'a doc comment' => ['class A { /** @var list<int> */ public array $a; }', 'class A { /** @var list<string> */ public array $a; }', 'property a'];
        yield 'a doc comment less' => ['class A { /** @var list<int> */ public array $a; }', 'class A { public array $a; }', 'property a'];
        yield 'a doc comment that moved' => ['class A { /** 1 */ public $a, $b; }', 'class A { public $a, /** 1 */ $b; }', 'property a'];
        yield 'an attribute more' => ['class A { public int $a; }', 'class A { #[Ignore] public int $a; }', 'property a'];
        yield 'an attribute less' => ['class A { #[Ignore] public int $a; }', 'class A { public int $a; }', 'property a'];
        yield 'an argument' => ['class A { #[Name("a")] public int $a; }', 'class A { #[Name("b")] public int $a; }', 'property a'];
        yield 'an argument by name' => ['class A { #[Groups(groups: ["a"])] public int $a; }', 'class A { #[Groups(groups: ["a", "b"])] public int $a; }', 'property a'];
        yield 'what an attribute is' => ['class A { #[Name("a")] public int $a; }', 'class A { #[\Kiln\Attribute\Since("a")] public int $a; }', 'property a'];
        yield 'an attribute of the class' => ['class A {}', '#[\AllowDynamicProperties] class A {}', 'attributes'];
        yield 'a promoted parameter' => ['class A { public int $a; function __construct(int $a) {} }', 'class A { function __construct(public int $a) {} }', 'property a'];
        yield 'what is required no longer' => ['class A { function a(A $a = null, $b) {} }', 'class A { function a(A $a = null, $b = 1) {} }', 'method a'];
        yield 'the default of a parameter' => ['class A { function __construct(int $a = 1) {} }', 'class A { function __construct(int $a = 2) {} }', 'method __construct'];
        yield 'an object as default' => ['class A { function __construct(?A $a = null) {} }', 'class A { function __construct(?A $a = new A()) {} }', 'method __construct'];
        yield 'a method more' => ['class A { }', 'class A { function a() {} }', 'method a'];
        yield 'a method less' => ['class A { function a() {} }', 'class A { }', 'method a'];
        yield 'the type of a method' => ['class A { function a(): int {} }', 'class A { function a(): string {} }', 'method a'];
        yield 'a parameter' => ['class A { function a(int $a) {} }', 'class A { function a(int $a, int $b) {} }', 'method a'];
        yield 'static' => ['class A { function a() {} }', 'class A { static function a() {} }', 'method a'];
        yield 'a parent' => ['class A {}', 'class A extends \ArrayObject {}', 'parent'];
        yield 'an interface more' => ['class A {}', 'class A implements \Countable { function count(): int {} }', 'interfaces'];
        yield 'an interface less' => ['class A implements \Countable { function count(): int { return 1; } }', 'class A { function count(): int {} }', 'interfaces'];
        yield 'a trait' => ['trait T {} class A { use T; }', 'trait T {} class A { }', 'traits'];
        yield 'a method of a trait by another name' => ['trait T { function t() {} } class A { use T { t as a; } }', 'trait T { function t() {} } class A { use T { t as b; } }', 'methods of traits'];
        yield 'what is a property of a trait now' => ['trait T { /** 1 */ public $a; } class A { use T; /** 2 */ public $a; }', 'trait T { /** 1 */ public $a; } class A { use T; }', 'property a'];
        yield 'final' => ['class A {}', 'final class A {}', 'final'];
        yield 'abstract' => ['class A {}', 'abstract class A {}', 'abstract'];
        yield 'an interface in place of a class' => ['class A {}', 'interface A {}', 'kind'];
        yield 'the comment of the class' => ['/** @template T */ class A {}', '/** @template U */ class A {}', 'doc comment'];
        yield 'a case' => ['enum A: string { case A = "a"; }', 'enum A: string { case A = "a"; case B = "b"; }', 'cases'];
        yield 'the value of a case' => ['enum A: string { case A = "a"; }', 'enum A: string { case A = "b"; }', 'case A'];
        yield 'a case without a value' => ['enum A: string { case A = "a"; }', 'enum A { case A; }', 'case A'];
        yield 'an attribute of a case' => ['use Kiln\Attribute\Protobuf\Number; enum A { #[Number(1)] case A; #[Number(2)] case B; }', 'use Kiln\Attribute\Protobuf\Number; enum A { #[Number(1)] case A; #[Number(3)] case B; }', 'case B'];
        yield 'a default of a method that another class may call its constructor' => ['trait A { function a(int $a = 1) {} }', 'trait A { function a(int $a = 2) {} }', 'method a'];
        yield 'a case that has no value' => ['enum A: int { case A = MISSING; }', 'enum A: int { case A = 1; }', 'case A'];
        yield 'a constant' => ['class A { const B = 1; }', 'class A { const B = 2; }', 'constant B'];
        yield 'a constant less' => ['class A { const B = 1; }', 'class A { }', 'constant B'];
        yield 'a number in octal' => ['class A { public $a = 010; }', 'class A { public $a = 10; }', 'property a'];
        yield 'a key' => ['class A { public $a = [5 => [\'a\']]; }', 'class A { public $a = [6 => [\'a\']]; }', 'property a'];
        yield 'what is no array' => ['class A { public $a = [[1]]; }', 'class A { public $a = [1,]; }', 'property a'];
        yield 'a mistake' => ['class A { public $a = [1, 2]; }', 'class A { public $a = [1,, 2]; }', 'property a'];
        yield 'a large number' => ['class A { const B = 9007199254740993; }', 'class A { const B = 9007199254740992; }', 'constant B'];
        yield 'another class' => ['class A {}', 'class B {}', 'not there'];
        yield 'half a file' => ['class A { public int $a; }', 'class A { public int $a; public', 'not there'];
        yield 'the order of properties' => ['class A { public int $a; public int $b; }', 'class A { public int $b; public int $a; }', 'order of properties'];
        yield 'the order of methods' => ['class A { function a() {} function b() {} }', 'class A { function b() {} function a() {} }', 'order of methods'];
        yield 'the order of promoted parameters' => ['class A { function __construct(public int $a, public int $b) {} }', 'class A { function __construct(public int $b, public int $a) {} }', 'order of properties'];
        yield 'the order of traits' => ['trait T { public $t; } trait U { public $u; } class A { use T, U; }', 'trait T { public $t; } trait U { public $u; } class A { use U, T; }', 'traits'];
        yield 'the visibility of a method of a trait' => ['trait T { function t() {} } class A { use T; }', 'trait T { function t() {} } class A { use T { t as protected; } }', 'method t'];
        yield 'the visibility of a method by another name' => ['trait T { function t() {} } class A { use T { t as private a; } }', 'trait T { function t() {} } class A { use T { t as a; } }', 'method a'];
        yield 'a call' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [exit(1)]; }', 'not there'];
        yield 'a call by name' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [\printf("called")]; }', 'not there'];
        yield 'a call of a text' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [("printf")("called")]; }', 'not there'];
        yield 'a call by the name of a word' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [A::list(1)]; }', 'not there'];
        yield 'a call behind the name of a word' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [A::FN, exit(1)]; }', 'not there'];
        yield 'a static property' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [A::$b]; }', 'not there'];
        yield 'a variable' => ['class A { public $a = [PHP_INT_MAX]; }', 'class A { public $a = [$b]; }', 'not there'];
        yield 'two imports of a name' => ['class A { public $a = [PHP_INT_MAX]; }', 'use B\{C, D\c}; class A { public $a = [PHP_INT_MAX]; }', 'not there'];
        yield 'an import as self' => ['class A { public $a = [PHP_INT_MAX]; }', 'use B as self; class A { public $a = [PHP_INT_MAX]; }', 'not there'];
        yield 'a file that is no code' => ['class A {}', 'class A { public $a = exit(1); ', 'not there'];
    }

    #[Test]
    #[DataProvider('changes')]
    public function aChangeIsFound(string $before, string $after, string $difference): void
    {
        self::assertNull(self::compare($before, $before), 'nothing has changed');
        self::assertSame($difference, self::compare($before, $after));
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function changesOfNoMatter(): iterable
    {
        yield 'the body of a method' => ['class A { function a() { return 1; } }', 'class A { function a() { return "{$b["}"]}" . \'}\'; } }'];
        yield 'the spelling of a value' => ['class A { public array $a = ["b" => 10, -1, 0.5]; }', "class A { public array \$a = array('b' => 0xA,\n-1, 5e-1 /* half */, ); }"];
        yield 'the spelling of literals' => ["class A { public \$a = ['a' => 'b c', 5 => true, null, '7' => [[], [1,],], 010]; public \$b = 0; public \$c = 'd'; }", 'class A { public $a = array("a" => "b c", 5 => TRUE, 6 => \null, 7 => [array(), [0b1]], 8 => 8); public $b = 00; public $c = "\x64"; }'];
        yield 'the spelling of a type' => ['class A { public int|string|null|\Countable $a; public ?int $b; public (\Countable&\Traversable)|null $c; public iterable $d; }', 'class A { public null | \COUNTABLE | string|int $a; public int|null $b; public null|(\Traversable&\Countable) $c; public \Traversable|array $d; }'];
        yield 'its own name' => ['class A { public self $a; function a(): A {} }', 'class A { public A $a; function a(): self {} }'];
        yield 'the way to a name' => ['class A { public \DateTime $a; }', 'use DateTime as D; class A { public D $a; }'];
        yield 'constants named like words' => ['class A { const LIST = 1, EXIT = 2, FN = 3, NEW = 4; public $a = [A::LIST, self::EXIT, A::FN, A::NEW, A::class]; }', 'class A { const LIST = 1, EXIT = 2, FN = 3, NEW = 4; public $a = [1, 2, self::FN, self::LIST + 3, self::class]; }'];
        yield 'a default in front of what is required' => ['class A { function __construct(A $a = null, $b, ...$c) {} }', 'class A { function __construct(?A $a, $b, ...$c) {} }'];
        yield 'the way of imports' => ['use B; use B\{C, function d, const E, F\G as H}; use function B\{f, g}; class A { public B $a; public C $b; public H $c; public G $d; }', 'use B\F\G as H; use B\C; use B; class A { public B $a; public C $b; public H $c; public G $d; }'];
        yield 'null as default' => ['class A { function a(?int $a = null) {} }', 'class A { function a(int $a = null) {} }'];
        yield 'an integer for a float' => ['class A { public float $a = 1.0; function __construct(float $b = 2) {} }', 'class A { public float $a = 1; function __construct(float $b = 2.0) {} }'];
        yield 'a large integer for a float' => ['class A { public float $a = PHP_INT_MAX; public float $b = 9007199254740993; }', 'class A { public float $a = 9223372036854775807; public float $b = 9007199254740993; }'];
        yield 'objects as defaults' => ['class A { function __construct(public ?A $a = new self(null), public string $b = "a new \\\\C") {} }', 'class A { function __construct(public ?A $a = new A(), public string $b = \'a new \\\\C\') {} }'];
        yield 'defaults in a trait' => ['trait A { function a($a = new self(), $b = __METHOD__, $c = "x = new \\\\B") {} }', 'trait A { function a($a = new A(1), $b = __FUNCTION__, $c = \'x = new \\\\B\') {} }'];
        yield 'a heredoc' => ["class A { const B = <<<'X'\n  { \" }\n   a\n  X; }", 'class A { const B = "{ \" }\n a"; }'];
        yield 'a constant of its own' => ['class A { private const B = "b"; #[Name(self::B . "c")] public $a = self::B; }', 'class A { private const B = "b"; #[Name("bc")] public $a = "b"; }'];
        yield 'where it stands' => ['class A { public $a = __DIR__; public $b = __CLASS__; public $c = __NAMESPACE__; }', "\n\nclass A { public \$a = __DIR__; public \$b = self::class; public \$c = __NAMESPACE__; }"];
        yield 'other attributes' => ['class A { #[\ReturnTypeWillChange] function a() {} }', 'class A { #[Other(X::Y)] function a() {} }'];
        yield 'another class' => ['class A { public $a; }', 'interface Z {} class A { public $a; } class B {}'];
        yield 'a class in a branch' => ['class A { public $a; }', 'if (1 > 2) { class A { public $b; } } else { class A { public $a; } }'];
        yield 'lists' => ['class A { public int $a = 1, $b = 2; const C = 1, D = 2; }', 'class A { public int $a = 1; public int $b = 2; const C = 1; const D = 2; }'];
        yield 'what everything has' => ['class A { function __toString() { return ""; } } ', 'class A implements \Stringable { function __toString(): string {} }'];
        yield 'words that mean something elsewhere' => ['class A { const CLASS_ = 1; public $class; function class() { return A::class; } function enum() {} }', 'class A { const CLASS_ = 1; var $class; public function class() {} function enum() { return new class { public $z; }; } }'];
    }

    #[Test]
    #[DataProvider('changesOfNoMatter')]
    public function whatMakesNoDifferenceIsNone(string $before, string $after): void
    {
        self::assertNull(self::compare($before, $before), 'nothing has changed');
        self::assertNull(self::compare($before, $after));
    }

    #[Test]
    public function nobodyIsWarnedASecondTime(): void
    {
        $settings = [ini_set('display_errors', '1'), ini_set('log_errors', '0')];
        ob_start();
        [$namespace, $file] = self::load('class A { public $a = "\400"; }');
        $first = ob_get_clean();
        ob_start();
        $difference = self::differenceTo((string) file_get_contents($file), $file, "{$namespace}\\A");
        $second = ob_get_clean();
        ini_set('display_errors', (string) $settings[0]);
        ini_set('log_errors', (string) $settings[1]);

        self::assertNull($difference);
        self::assertStringContainsString('Octal escape sequence overflow', (string) $first);
        self::assertSame('', $second);
    }

    #[Test]
    public function anonymousClassesAreFoundWhereverTheyStand(): void
    {
        [$namespace, $file] = self::load('function f() { return new class { public $one; }; } class A { function a() { return [new \ArrayObject([]), new #[\AllowDynamicProperties] class (array_values([])) extends \ArrayObject { public int $two; function b() { return new class implements \Countable { public ?self $three; function count(): int { return 3; } }; } }]; } }');
        $code = (string) file_get_contents($file);
        $function = "{$namespace}\\f";
        $class = "{$namespace}\\A";
        self::assertTrue(\is_callable($function) && class_exists($class));
        $outer = (new \ReflectionMethod($class, 'a'))->invoke(new $class());
        self::assertIsArray($outer);
        self::assertIsObject($outer[1]);
        $objects = [$function(), $outer[1], (new \ReflectionMethod($outer[1], 'b'))->invoke($outer[1])];

        foreach ($objects as $number => $object) {
            self::assertIsObject($object);
            self::assertNull(self::differenceTo($code, $file, $object::class), "of object {$number}");
            self::assertNotNull(self::differenceTo(str_replace([' $one', ' $two', ' $three'], ' $other', $code), $file, $object::class), "of object {$number}");
        }
    }

    #[Test]
    public function constantsComeFromClasses(): void
    {
        [$namespace, $file] = self::load('interface K { const A = "a"; } class L implements K { const Z = Missing::Z; } enum E: string { case F = "f"; } class P {} class Q {} const N = "n"; const O = 1; class A extends P { #[\Kiln\Attribute\Factory] static function f(int $a = O) {} #[Name(L::A)] public $a; #[Other(Missing::B)] public $b = E::F; #[Name(Q::class)] public $e = [Q::class]; function __construct(public string $c = N, public int $d = PHP_INT_SIZE) {} function d($a = Missing::C) {} }');
        /** @var class-string $name */
        $name = "{$namespace}\\A";
        $class = new \ReflectionClass($name);
        $written = WrittenFile::classes((string) file_get_contents($file), $file)[strtolower($class->name)][0];

        $dependencies = Dependencies::of($written, $class, false);

        self::assertEquals(["{$namespace}\\P" => false, "{$namespace}\\L" => true, "{$namespace}\\E" => true], $dependencies->classes);
        self::assertSame(["{$namespace}\\O", "{$namespace}\\N", "{$namespace}\\PHP_INT_SIZE", 'PHP_INT_SIZE'], $dependencies->constants);
    }

    #[Test]
    public function constantsHaveTheNameThatIsImported(): void
    {
        [$namespace] = self::load('const MAX = 1, MIN = 2, SUB = 3;');
        [$own, $file] = self::load("use const {$namespace}\MAX; use const {$namespace}\{MIN as LEAST}; use {$namespace} as Sub; const OWN = 4; const PHP_INT_SIZE = 5; class A { public \$a = [MAX, LEAST, Sub\SUB, namespace\OWN, PHP_INT_SIZE, \PHP_INT_MAX, PHP_INT_MIN, MISSING, true]; }");
        /** @var class-string $name */
        $name = "{$own}\A";
        $class = new \ReflectionClass($name);
        $written = WrittenFile::classes((string) file_get_contents($file), $file)[strtolower($name)][0];

        self::assertSame(
            ["{$namespace}\MAX", "{$namespace}\MIN", "{$namespace}\SUB", "{$own}\OWN", "{$own}\PHP_INT_SIZE", 'PHP_INT_MAX', "{$own}\\PHP_INT_MIN", 'PHP_INT_MIN'],
            Dependencies::of($written, $class, false)->constants,
        );
    }

    #[Test]
    public function whatIsReadOfParametersAndCasesCounts(): void
    {
        [$namespace, $file] = self::load('const A = "a"; const B = 1; const C = 2; abstract class Fact implements \Kiln\Attribute\FormatFact {} trait T { function init(#[Fact] #[Name(A)] $a, $b = B) {} } enum E { #[\Kiln\Attribute\Protobuf\Number(C)] case A; }');
        foreach (['T' => ["{$namespace}\A", "{$namespace}\B"], 'E' => ["{$namespace}\C"]] as $name => $constants) {
            /** @var class-string $name */
            $name = "{$namespace}\\{$name}";
            $written = WrittenFile::classes((string) file_get_contents($file), $file)[strtolower($name)][0];
            $dependencies = Dependencies::of($written, new \ReflectionClass($name), false);

            self::assertSame($constants, $dependencies->constants);
            self::assertSame(str_ends_with($name, 'T'), \array_key_exists("{$namespace}\Fact", $dependencies->classes));
        }
    }

    /**
     * @return iterable<string, array{string}> files with a class A, without the name of the namespace
     */
    public static function comments(): iterable
    {
        yield 'a license' => ['<?php /** license */ namespace %s; class A { public int $a; }'];
        yield 'a license before declare' => ['<?php /** license */ declare(strict_types=1); namespace %s; class A { public int $a; }'];
        yield 'a license and a comment' => ['<?php /** license */ namespace %s; /** A */ class A {}'];
        yield 'a license before braces' => ['<?php /** license */ namespace %s { class A {} }'];
        yield 'behind the namespace' => ['<?php namespace %s; /** license */ class A {}'];
        yield 'before an import' => ['<?php namespace %s; /** license */ use Countable; class A {}'];
        yield 'of a constant' => ['<?php namespace %s; /** of N */ const N = 1; class A {}'];
        yield 'of a function' => ['<?php namespace %s; /** of f */ function f() {} class A {}'];
        yield 'of another class' => ['<?php namespace %s; /** of B */ class B {} class A {}'];
        yield 'before an attribute' => ['<?php namespace %s; /** of A */ #[B] final class A {}'];
        yield 'behind an attribute' => ['<?php namespace %s; #[B] /** of A */ final class A {}'];
        yield 'inside the head' => ['<?php namespace %s; final class A /** of A */ {}'];
        yield 'in a branch' => ['<?php namespace %s; /** who knows */ if (true) { class A {} }'];
        yield 'before an expression' => ['<?php namespace %s; /** who knows */ $a = 1; class A {}'];
        yield 'of an interface' => ['<?php /** license */ namespace %s; interface A {}'];
        yield 'of an enum' => ['<?php /** license */ namespace %s; enum A { /** of B */ case B; const C = self::B; }'];
    }

    #[Test]
    #[DataProvider('comments')]
    public function commentsBelongToWhatPhpGivesThemTo(string $code): void
    {
        $namespace = 'Kiln\Tests\Commented' . md5($code);
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-written-');
        file_put_contents($file, $code = \sprintf($code, $namespace));
        require $file;

        try {
            self::assertNull(self::differenceTo($code, $file, "{$namespace}\\A"));
        } finally {
            unlink($file);
        }
    }

    private static function compare(string $before, string $after): ?string
    {
        // `A $a = null` is deprecated from PHP 8.4 on.
        [$namespace, $file] = @self::load($before);

        return self::differenceTo("<?php namespace {$namespace}; " . self::HEAD . " {$after}", $file, "{$namespace}\\A");
    }

    /**
     * @return array{string, string} namespace and file
     */
    private static function load(string $code): array
    {
        /** @var int $number */
        static $number = 0;
        $namespace = 'Kiln\Tests\Divergent' . ++$number;
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-written-');
        file_put_contents($file, "<?php namespace {$namespace}; " . self::HEAD . " {$code}");
        require $file;
        unlink($file);
        file_put_contents($file, "<?php namespace {$namespace}; " . self::HEAD . " {$code}");
        register_shutdown_function(static fn(): bool => @unlink($file));

        return [$namespace, $file];
    }

    private static function differenceTo(string $code, string $file, string $name): ?string
    {
        $difference = 'not there';
        try {
            foreach (WrittenFile::named($name, WrittenFile::classes($code, $file)) as $written) {
                /** @var class-string $name */
                $difference = Divergence::of($written, new \ReflectionClass($name), true);
                if ($difference === null) {
                    return null;
                }
            }
        } catch (\Kiln\Metadata\Written\UnreadableFile) {
            return 'not there';
        }

        return $difference;
    }

    /**
     * @phpstan-assert-if-true class-string $name
     */
    private static function exists(string $name): bool
    {
        try {
            return class_exists($name) || interface_exists($name) || trait_exists($name);
        } catch (\Throwable) {
            // It needs a package that is not installed.
            return false;
        }
    }

    /**
     * @return list<string>
     */
    private static function filesIn(string $folder): array
    {
        $files = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof \SplFileInfo && $file->getExtension() === 'php') {
                $files[] = $file->getPathname();
            }
        }

        return $files;
    }
}
