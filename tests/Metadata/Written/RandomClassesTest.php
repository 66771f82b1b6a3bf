<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Written;

use Kiln\Metadata\Written\Divergence;
use Kiln\Metadata\Written\WrittenFile;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * PHP loads two classes that are nearly alike. The file of one is that of the other just where reflection says the same of both.
 */
#[CoversClass(Divergence::class)]
#[CoversClass(WrittenFile::class)]
#[Group('fuzz')]
final class RandomClassesTest extends TestCase
{
    private const CASES = 500;

    private const OTHERS = 'interface I {} interface J extends I {} class P { public $p = 1; } trait T { public ?int $t = null; function t() {} } trait U { function u() {} } const N = 2;';

    private const IMPORTS = [
        'use Kiln\Attribute\{Ignore, SerializedName as Name, Groups};',
        'use Kiln\Attribute; use Kiln\Attribute\{Ignore, function f, SerializedName as Name, const M, Groups};',
        'use Kiln\{Attribute\Ignore, Attribute\SerializedName as Name, Attribute as A1}; use Kiln\Attribute\Groups, X\Attribute as A2;',
        'use \Kiln\Attribute\Groups; use Kiln\Attribute\SerializedName AS Name; use function Kiln\Attribute\{a, b}; use Kiln\Attribute\Ignore;',
    ];

    private const COMMENTS = ['', '', '', '/** @var int */ ', '/** B */ ', '/* C */ '];

    private const ATTRIBUTES = ['', '', '', '#[Name("a")] ', '#[Name("b")] ', '#[Name(self::B)] ', '#[Foreign(1)] ', '#[Groups(["a"]), Ignore] ', '#[Ignore, Groups(groups: ["a"])] '];

    /** Types, each with defaults that it takes. */
    private const TYPES = [
        ['', ['', ' = 1', ' = null', ' = self::B', ' = [1, "a" => [true]]', ' = P::class', ' = N . "x"', ' = -1.5']],
        ['int', ['', ' = 1', ' = 0x1', ' = PHP_INT_MAX', ' = 1 + 1']],
        ['?int', ['', ' = null', ' = 1']],
        ['int|null', ['', ' = NULL', ' = 1']],
        ['string|int', ['', ' = "1"', ' = 1']],
        ['int|string', ['', ' = 1']],
        ['array', ['', ' = []', ' = [[1], [2]]', ' = array(1)']],
        ['float', ['', ' = 1', ' = 1.0']],
        ['bool', ['', ' = true', ' = !true']],
        ['P', ['']], ['?P', ['', ' = null']], ['\P', ['']], ['self', ['']], ['A', ['']], ['I&J', ['']], ['(I&J)|null', ['']], ['iterable', ['']], ['mixed', ['', ' = null']], ['namespace\P', ['']],
    ];

    #[Test]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aFileIsThatOfAClassWhereReflectionSaysSo(int $seed): void
    {
        $chance = Chance::announced($seed, self::class);
        $same = 0;
        // Each case leaves classes that PHP never forgets.
        $cases = Chance::cases(self::CASES, 150);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $before = [self::head($own), self::members($own)];
            $after = self::changed($before, $own);
            $namespace = "Kiln\\Tests\\Random{$seed}_{$case}";
            $loaded = self::load("{$namespace}\\One", $before);
            $code = self::code("{$namespace}\\One", $after);
            $difference = 'not there';
            foreach (WrittenFile::named($loaded->name, WrittenFile::classes($code, 'file.php')) as $written) {
                $difference = Divergence::of($written, $loaded, true);
            }
            $isSame = self::described($loaded) === self::described(self::load("{$namespace}\\Two", $after));
            $same += $isSame ? 1 : 0;

            self::assertSame($isSame, $difference === null, "case {$case}: {$difference}\n" . self::code('Before', $before) . "\n{$code}");
        }
        self::assertGreaterThan(0, $same);
        self::assertLessThan($cases, $same);
    }

    /**
     * @param array{string, non-empty-array<string, string>} $class
     *
     * @return array{string, array<string, string>}
     */
    private static function changed(array $class, Chance $chance): array
    {
        [$head, $members] = $class;
        $names = array_keys($members);
        switch ($chance->int(0, 5)) {
            case 0:
                return [self::head($chance, str_contains($head, 'readonly')), $members];
            case 1:
                unset($members[$chance->oneOf($names)]);

                return [$head, $members];
            case 2:
                $reordered = [];
                foreach ($chance->shuffled($names) as $name) {
                    $reordered[$name] = $members[$name];
                }

                return [$head, $reordered];
            case 3:
                $others = self::members($chance, str_contains($head, 'readonly'));

                return [$head, array_replace($members, array_intersect_key($others, [$chance->oneOf($names) => true]))];
            case 4:
                return [$head, $members + self::members($chance, str_contains($head, 'readonly'))];
            default:
                return $class;
        }
    }

    private static function head(Chance $chance, bool $isReadOnly = false): string
    {
        $before = $chance->oneOf(self::COMMENTS) . $chance->oneOf(self::ATTRIBUTES);
        if ($isReadOnly) {
            return "{$before}final readonly class A" . $chance->oneOf(['', ' implements I']);
        }

        return $before . $chance->oneOf(['', 'final ', 'abstract ']) . 'class A' . $chance->oneOf(['', ' extends P', ' extends namespace\P']) . $chance->oneOf(['', ' implements I', ' implements J', ' implements I, J', ' implements J, I']);
    }

    /**
     * @return non-empty-array<string, string> by name
     */
    private static function members(Chance $chance, bool $isReadOnly = false): array
    {
        $members = ['B' => 'const B = ' . $chance->oneOf(['1', '"b"', '[1]', 'N', 'P::class']) . ';'];
        foreach ($chance->shuffled(['a', 'b', 'c']) as $name) {
            if ($chance->percent(70)) {
                $members["\${$name}"] = self::property($chance, $name, $isReadOnly);
            }
        }
        foreach ($chance->shuffled(['f', 'g']) as $name) {
            if ($chance->percent(50)) {
                $members[$name] = $chance->oneOf(self::COMMENTS) . $chance->oneOf(self::ATTRIBUTES) . $chance->oneOf(['', 'public ', 'private ', 'static ', 'final protected '])
                    . "function {$name}(" . self::parameters($chance) . ')' . $chance->oneOf(['', ': int', ': ?P', ': static', ': A']) . ' { return new class { public $a; }; }';
            }
        }
        if ($chance->percent(40)) {
            [$type, $defaults] = $chance->oneOf(\array_slice(self::TYPES, 1));
            $members['__construct'] = 'function __construct(' . $chance->oneOf(self::COMMENTS) . $chance->oneOf(self::ATTRIBUTES) . $chance->oneOf(['public', 'private', 'protected', 'readonly', 'private readonly'])
                . " {$type} \$x" . $chance->oneOf($defaults) . ') {}';
        }
        if (!$isReadOnly && $chance->percent(30)) {
            $members['use'] = $chance->oneOf(['use T;', 'use T, U;', 'use U, T;', 'use U;', 'use T; use U;', 'use T { t as v; }', 'use T { t as protected; }', 'use T, U { t as v; u as protected w; }']);
        }

        return $members;
    }

    private static function property(Chance $chance, string $name, bool $isReadOnly): string
    {
        $before = $chance->oneOf(self::COMMENTS) . $chance->oneOf(self::ATTRIBUTES);
        if ($isReadOnly || $chance->percent(15)) {
            return $before . $chance->oneOf(['public', 'private']) . ($isReadOnly ? '' : ' readonly') . ' ' . $chance->oneOf(\array_slice(self::TYPES, 1))[0] . " \${$name};";
        }
        [$type, $defaults] = $chance->oneOf(self::TYPES);

        return $before . $chance->oneOf(['public', 'protected', 'private', 'private static', 'var']) . " {$type} \${$name}" . $chance->oneOf($defaults) . $chance->oneOf(['', ' /** D */']) . ';';
    }

    private static function parameters(Chance $chance): string
    {
        [$type] = $chance->oneOf(self::TYPES);

        return $chance->oneOf(['', "{$type} \$a", "{$type} &\$a", "{$type} ...\$a", '?int $a = null', 'int $a = null', 'int $a = 1', '#[Name("a")] $a, $b = self::B']);
    }

    /**
     * @param array{string, array<string, string>} $class
     */
    private static function code(string $namespace, array $class): string
    {
        // All of them say the same.
        $imports = self::IMPORTS[crc32($namespace) % \count(self::IMPORTS)];

        return "<?php namespace {$namespace}; {$imports} " . self::OTHERS . "\n{$class[0]}\n{\n    " . implode("\n    ", $class[1]) . "\n}\n";
    }

    /**
     * @param array{string, array<string, string>} $class
     *
     * @return \ReflectionClass<object>
     */
    private static function load(string $namespace, array $class): \ReflectionClass
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-written-');
        file_put_contents($file, self::code($namespace, $class));
        try {
            // `A $a = null` is deprecated from PHP 8.4 on.
            @require $file;
        } finally {
            unlink($file);
        }
        /** @var class-string $name */
        $name = "{$namespace}\\A";

        return new \ReflectionClass($name);
    }

    /**
     * What of a class can make a difference.
     *
     * @param \ReflectionClass<object> $class
     */
    private static function described(\ReflectionClass $class): string
    {
        $interfaces = $class->getInterfaceNames();
        sort($interfaces);
        $facts = [
            $class->isFinal(), $class->isAbstract(), $class->isReadOnly(), $class->getDocComment(), $class->getParentClass() === false ? '' : $class->getParentClass()->name,
            $interfaces, $class->getTraitNames(), $class->getTraitAliases(), self::attributes($class),
        ];
        foreach ($class->getReflectionConstants() as $constant) {
            $facts[] = [$constant->name, self::value($constant->getValue(...))];
        }
        foreach ($class->getProperties() as $property) {
            if ($property->class === $class->name) {
                $facts[] = [
                    $property->name, $property->getModifiers(), (string) $property->getType(), $property->getDocComment(), $property->isPromoted(), self::attributes($property),
                    $property->hasDefaultValue(), $property->hasDefaultValue() ? self::value($property->getDefaultValue(...)) : null,
                ];
            }
        }
        foreach ($class->getMethods() as $method) {
            if ($method->class === $class->name) {
                $facts[] = [$method->name, $method->getModifiers(), (string) $method->getReturnType(), $method->getDocComment(), self::attributes($method)];
                foreach ($method->getParameters() as $parameter) {
                    $facts[] = [
                        $parameter->name, (string) $parameter->getType(), $parameter->isPassedByReference(), $parameter->isVariadic(), self::attributes($parameter),
                        $parameter->isDefaultValueAvailable(), $method->isConstructor() && $parameter->isDefaultValueAvailable() ? self::value($parameter->getDefaultValue(...)) : null,
                    ];
                }
            }
        }

        return str_replace($class->getNamespaceName(), 'namespace', serialize($facts));
    }

    /**
     * @param \Closure(): mixed $value
     */
    private static function value(\Closure $value): mixed
    {
        try {
            return $value();
        } catch (\Error $error) {
            // It names a constant that is not there.
            return $error::class;
        }
    }

    /**
     * @param \ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member
     *
     * @return list<array{string, mixed}> those that Kiln reads
     */
    private static function attributes(\ReflectionClass|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member): array
    {
        $attributes = [];
        foreach ($member->getAttributes() as $attribute) {
            if (str_starts_with($attribute->getName(), 'Kiln\Attribute\\')) {
                $attributes[] = [$attribute->getName(), self::value($attribute->getArguments(...))];
            }
        }

        return $attributes;
    }
}
