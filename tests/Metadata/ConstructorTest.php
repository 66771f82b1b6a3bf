<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Metadata\ConstructorMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\Source\ConstructorReader;
use Kiln\Metadata\Source\DefaultExpression;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ConstructorReader::class)]
#[CoversClass(DefaultExpression::class)]
final class ConstructorTest extends TestCase
{
    use DeclaresClasses;

    #[Test]
    public function parametersWithAllThatIsKnownOfThem(): void
    {
        $constructor = $this->declaredMetadata(
            <<<'PHP'
                class Subject {
                    /** @var list<int> */
                    private array $numbers;
                    /**
                     * @param list<self>  $children
                     * @param list<float> $rates
                     * @param ?self       $parent
                     */
                    protected function __construct(public array $children, array $numbers, array $rates, ?self $parent, &$reference, callable $call, string ...$rest) {}
                }
                PHP,
        )->constructor;

        self::assertInstanceOf(ConstructorMetadata::class, $constructor);
        self::assertFalse($constructor->isPublic);
        self::assertSame([
            'children' => ["list<{$constructor->class}>", 'array', 'promoted'],
            'numbers' => ['list<int>', 'array', ''],
            'rates' => ['list<float>', 'array', ''],
            'parent' => ["?{$constructor->class}", "?{$constructor->class}", ''],
            'reference' => ['mixed', '', 'reference'],
            'call' => ['Closure', 'Closure', ''],
            'rest' => ['string', 'string', 'variadic'],
        ], array_combine(
            array_map(static fn(ParameterMetadata $parameter): string => $parameter->name, $constructor->parameters),
            array_map(static fn(ParameterMetadata $parameter): array => [
                (string) $parameter->type,
                (string) $parameter->nativeType,
                ($parameter->isPromoted ? 'promoted' : '') . ($parameter->isByReference ? 'reference' : '') . ($parameter->isVariadic ? 'variadic' : ''),
            ], $constructor->parameters),
        ));
    }

    #[Test]
    public function aConstructorMayBeInheritedOrMissing(): void
    {
        $namespace = $this->declareClasses('class Base { public function __construct(public self $value) {} } class Subject extends Base {} class Bare {}');
        $constructor = $this->metadataOf("{$namespace}\\Subject")->constructor;

        self::assertSame("{$namespace}\\Base", $constructor?->class);
        self::assertTrue($constructor->isPublic);
        self::assertSame("{$namespace}\\Base", (string) $constructor->parameters[0]->type);
        self::assertNull($this->metadataOf("{$namespace}\\Bare")->constructor);
    }

    #[Test]
    public function aTypeThatOnlyTheConstructorNeedsMayBeExotic(): void
    {
        $constructor = $this->declaredMetadata('class Subject { /** @param resource $stream */ public function __construct($stream) {} }')->constructor;

        self::assertSame('mixed', (string) $constructor?->parameters[0]->type);
    }

    /** @return iterable<string, array{string, ?string, mixed}> default in the code, expression, value */
    public static function defaults(): iterable
    {
        $status = \Kiln\Tests\Fixture\Metadata\Status::class;
        yield 'none' => ['', null, null];
        yield 'null' => ['= null', 'null', null];
        yield 'an int' => ['= 42', '42', 42];
        yield 'the smallest int' => ['= PHP_INT_MIN', '\PHP_INT_MIN', PHP_INT_MIN];
        yield 'a float' => ['= 1.0', '1.0', 1.0];
        yield 'infinity' => ['= -INF', '-\INF', -INF];
        yield 'a bool' => ['= true', 'true', true];
        yield 'a string' => ["= 'it\\'s'", "'it\\'s'", "it's"];
        yield 'a string with a NUL' => ['= "a\0b"', '"a\x00b"', "a\0b"];
        yield 'a string of two lines' => ['= "a\n \$b"', '"a\x0a \$b"', "a\n \$b"];
        yield 'a key of two lines' => ['= ["a\nb" => 1]', '["a\x0ab" => 1]', ["a\nb" => 1]];
        yield 'an array' => ["= [1, 'a', [true, null]]", "[1, 'a', [true, null]]", [1, 'a', [true, null]]];
        yield 'a map' => ["= ['a' => 1, 5 => [2]]", "['a' => 1, 5 => [2]]", ['a' => 1, 5 => [2]]];
        yield 'a global constant' => ['= PHP_EOL', '\PHP_EOL', PHP_EOL];
        yield 'a constant of a class' => ['= \DateTimeInterface::ATOM', '\DateTimeInterface::ATOM', 'Y-m-d\TH:i:sP'];
        yield 'a constant of its own' => ['= self::OPEN', '\~\Subject::OPEN', 'open'];
        yield 'a constant of the parent' => ['= parent::BASE', '\~\Base::BASE', 'base'];
        yield 'a private constant' => ['= self::SECRET', "'secret'", 'secret'];
        yield 'a constant of the namespace' => ['= LIMIT', '\~\LIMIT', 7];
        yield 'something computed' => ['= self::OPEN . LIMIT', "'open7'", 'open7'];
        yield 'an enum case' => ["= \\{$status}::Open", "\\{$status}::Open", \Kiln\Tests\Fixture\Metadata\Status::Open];
        yield 'an enum case by a constant' => ['= self::STATUS', '\~\Subject::STATUS', \Kiln\Tests\Fixture\Metadata\Status::Closed];
        yield 'enum cases in an array' => ["= ['a' => \\{$status}::Open]", "['a' => \\{$status}::Open]", ['a' => \Kiln\Tests\Fixture\Metadata\Status::Open]];
        yield 'a new object' => ['= new \ArrayObject([LIMIT])', "(new \\ReflectionParameter([\\~\\Subject::class, '__construct'], 1))->getDefaultValue()", new \ArrayObject([7])];
        yield 'a missing value' => ['= new \Kiln\Optional()', '\Kiln\Optional::missing()', new \Kiln\Optional()];
        yield 'a new object in an array' => ['= [new \ArrayObject()]', "(new \\ReflectionParameter([\\~\\Subject::class, '__construct'], 1))->getDefaultValue()", [new \ArrayObject()]];
    }

    #[Test]
    #[DataProvider('defaults')]
    public function aDefaultIsCodeThatMeansTheSameEverywhere(string $default, ?string $expression, mixed $value): void
    {
        $namespace = $this->declareClasses(
            <<<PHP
                const LIMIT = 7;
                class Base { const BASE = 'base'; }
                class Subject extends Base {
                    const OPEN = 'open'; private const SECRET = 'secret'; const STATUS = \\Kiln\\Tests\\Fixture\\Metadata\\Status::Closed;
                    public function __construct(int \$first, \$value {$default}) {}
                }
                PHP,
        );
        $parameter = $this->metadataOf("{$namespace}\\Subject")->constructor?->parameters[1];

        self::assertNotNull($parameter);
        self::assertSame($expression === null ? null : str_replace('~', $namespace, $expression), $parameter->defaultExpression);
        if ($parameter->defaultExpression !== null) {
            // Evaluated here, in another namespace and class.
            self::assertEquals($value, eval("return {$parameter->defaultExpression};"));
        }
    }
}
