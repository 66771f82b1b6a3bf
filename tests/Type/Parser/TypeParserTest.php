<?php

declare(strict_types=1);

namespace Kiln\Tests\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Tests\Fixture\Metadata\Line;
use Kiln\Tests\Fixture\Metadata\Other\Address;
use Kiln\Tests\Fixture\Metadata\Page;
use Kiln\Tests\Fixture\Metadata\Priority;
use Kiln\Tests\Fixture\Metadata\Status;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\Parser\Grammar;
use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\Keywords;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeAliases;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeElement;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(TypeParser::class)]
#[CoversClass(TypeResolver::class)]
#[CoversClass(Keywords::class)]
#[CoversClass(Grammar::class)]
final class TypeParserTest extends TestCase
{
    private const FIXTURES = 'Kiln\Tests\Fixture\Metadata\\';

    /** @return iterable<string, array{string, Type}> */
    public static function trees(): iterable
    {
        $int = new ScalarType(ScalarKind::Int);
        $float = new ScalarType(ScalarKind::Float);
        $string = new ScalarType(ScalarKind::String);
        $bool = new ScalarType(ScalarKind::Bool);
        $line = new ClassType(Line::class);
        yield 'int' => ['int', $int];
        yield 'float' => ['float', $float];
        yield 'string' => ['string', $string];
        yield 'bool' => ['bool', $bool];
        yield 'null' => ['null', new NullType()];
        yield 'mixed' => ['mixed', new MixedType()];
        yield 'object' => ['object', new ObjectType()];
        yield 'array' => ['array', new ArrayType()];
        yield 'a nullable' => ['?int', new NullableType($int)];
        yield 'a union' => ['string|int', new UnionType([$int, $string])];
        yield 'a nullable union' => ['string|null|int', new NullableType(new UnionType([$int, $string]))];
        yield 'a list' => ['list<int>', new ListType($int)];
        yield 'a map' => ['array<string, float>', new MapType(ScalarKind::String, $float)];
        yield 'a map with any keys' => ['array<array-key, bool>', new MapType(null, $bool)];
        yield 'a class' => [Line::class, $line];
        yield 'a generic class' => [Page::class . '<' . Line::class . '>', new ClassType(Page::class, [$line])];
        yield 'an iterable' => ['iterable<int>', new IterableType(new ListType($int))];
        yield 'an iterable map' => ['iterable<string, int>', new IterableType(new MapType(ScalarKind::String, $int))];
        yield 'a shape' => ['array{id: int, name?: string}', new ShapeType([new ShapeElement('id', $int), new ShapeElement('name', $string, true)])];
        yield 'an open shape' => ['array{id: int, ...}', new ShapeType([new ShapeElement('id', $int)], false)];
    }

    #[Test]
    #[DataProvider('trees')]
    public function aTypeBecomesATree(string $text, Type $expected): void
    {
        self::assertEquals($expected, self::parse($text));
    }

    /** @return iterable<string, array{string, string}> */
    public static function spellings(): iterable
    {
        $line = Line::class;
        $groups = [
            'int' => ['INT', 'integer', 'Integer', 'positive-int', 'negative-int', 'non-negative-int', 'non-positive-int', 'non-zero-int', 'int<0, max>', 'int<min, 5>', '42', '-1', '1|2|3', 'int-mask<1, 2, 4>'],
            'float' => ['double', 'Double', '1.5'],
            'bool' => ['boolean', 'true|false', 'false|bool', 'bool|true', 'Bool'],
            'false|string' => ['string|false', 'FALSE|string'],
            'true' => ['True'],
            'string' => ['non-empty-string', 'numeric-string', 'class-string', 'class-string<' . $line . '>', 'literal-string', 'non-falsy-string', 'lowercase-string', "'a'", '"a"|\'b\'', 'interface-string<T>'],
            'bool|float|int|string' => ['scalar', 'int|string|bool|float'],
            'float|int|string' => ['numeric'],
            'int|string' => ['array-key', 'string|int', 'int|(string|int)', 'int|string|int'],
            '?int' => ['int|null', 'null|int', '?int', 'int|void', '?integer'],
            'int|string|null' => ['null|string|int', 'string|(int|null)'],
            'mixed' => ['mixed|int', 'mixed|null', 'null|mixed'],
            'list<int>' => ['int[]', 'array<int>', 'non-empty-list<int>', 'non-empty-array<int>', 'list<integer>', 'int[]|array', 'array|list<int>'],
            'list<list<int>>' => ['int[][]', 'array<array<int>>'],
            'list<int|string>' => ['(int|string)[]'],
            'list<mixed>' => ['list', 'array<mixed>', 'mixed[]', 'non-empty-list'],
            'array' => ['array', 'non-empty-array', 'array{...}'],
            'array<string, int>' => ['array<string,int>', 'non-empty-array<string, int>', 'array<non-empty-string, int>', "array<'a'|'b', int>"],
            'array<int, string>' => ['array<int, string>', 'array<positive-int, string>', 'array<1|2, string>'],
            'array<array-key, int>' => ['array<array-key, int>', 'array<int|string, int>', 'array<mixed, int>'],
            'array{id: int}' => ['array{id: int}', 'array{"id": int}', "array{'id': int,}", 'non-empty-array{id: int}'],
            'array{0: int, 1: string}' => ['array{int, string}', 'list{int, string}', 'array{0: int, 1: string}', 'array{0: int, string}'],
            "array{'bom-ref': string}" => ["array{'bom-ref': string}", 'array{bom-ref: string}', 'array{"bom-ref": string}'],
            'array{}' => ['array{}'],
            'iterable' => ['iterable', 'Iterable'],
            'Traversable' => ['Traversable', '\Traversable', 'traversable'],
            'Iterator<int>' => ['Iterator<int>'],
            'IteratorAggregate<string, int>' => ['IteratorAggregate<string, int>'],
            'Generator<int, string>' => ['Generator<int, string>', 'Generator<int, string, mixed, void>'],
            'stdClass' => ['stdClass', '\stdClass', 'STDCLASS'],
            $line => [$line, '\\' . $line, strtolower($line), "{$line}&{$line}"],
            "list<{$line}>" => ["array<{$line}>", "{$line}[]", "list<\\{$line}>"],
            "array<string, {$line}>" => ["array<string, {$line}>"],
            "ArrayObject<string, {$line}>" => ["ArrayObject<string, {$line}>", "\\ArrayObject<string, \\{$line}>"],
            'DateTimeImmutable' => ['DateTimeImmutable', '\datetimeimmutable', 'DateTimeImmutable&DateTimeInterface', 'DateTimeInterface&\DateTimeImmutable'],
            Status::class => [Status::class, Status::class . '::Open', Status::class . '::*', Status::class . '::Open|' . Status::class . '::Closed'],
        ];
        yield 'a constant' => [\DateTimeInterface::class . '::ATOM', 'string'];
        yield 'constants by pattern' => ['ReflectionProperty::IS_*', 'int'];
        yield 'the values of a string enum' => ['value-of<' . Status::class . '>', 'string'];
        yield 'the values of an int enum' => ['value-of<' . Priority::class . '>', 'int'];
        yield 'the values of an array' => ['value-of<array<string, float>>', 'float'];
        foreach ($groups as $expected => $texts) {
            foreach ($texts as $text) {
                yield "{$text} is {$expected}" => [$text, $expected];
            }
        }
    }

    #[Test]
    #[DataProvider('spellings')]
    public function eachTypeHasOneSpelling(string $text, string $expected): void
    {
        $type = self::parse($text);

        self::assertSame($expected, (string) $type);
        self::assertEquals($type, self::parse((string) $type), 'Its spelling means the same.');
    }

    /** @return iterable<string, array{string, string}> */
    public static function errors(): iterable
    {
        $instead = 'Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore].';
        $example = 'Write a type such as int, ?string, list<App\Line> or array<string, float>.';
        yield 'nothing' => ['', "Type \"\": \"\" is not a type: it ends too early. {$example} [invalid_type]"];
        yield 'half a type' => ['array<string, ', "Type \"array<string, \": \"array<string,\" is not a type: it ends too early. {$example} [invalid_type]"];
        yield 'two types' => ['int string', "Type \"int string\": \"int string\" is not a type: unexpected \"string\". {$example} [invalid_type]"];
        yield 'an unknown class' => ['App\Nowhere', 'Type "App\Nowhere": It names the class App\Nowhere, which does not exist. Write the full name of a class that can be loaded. [unknown_class]'];
        yield 'an unknown class deep inside' => ['list<?App\Nowhere>', 'Type "list<?App\Nowhere>": It names the class App\Nowhere, which does not exist. Write the full name of a class that can be loaded. [unknown_class]'];
        yield 'a slip of the pen' => ['strin', 'Type "strin": It names the class strin, which does not exist. Did you mean string? [unknown_class]'];
        yield 'a missing namespace' => ['list<InvalidMetadata>', 'Type "list<InvalidMetadata>": It names the class InvalidMetadata, which does not exist. Did you mean Kiln\Error\InvalidMetadata? [unknown_class]'];
        yield 'the name of a class of our own that is loaded' => ['UnknownClass', 'Type "UnknownClass": It names the class UnknownClass, which does not exist. Write the full name of a class that can be loaded. [unknown_class]'];
        yield 'a trait' => [self::FIXTURES . 'Other\Stamped', 'Type "' . self::FIXTURES . 'Other\Stamped": It names the trait ' . self::FIXTURES . 'Other\Stamped, and no object is of a trait. Name a class or an interface. [not_a_class]'];
        yield 'a resource' => ['resource|null', "Type \"resource|null\": It contains a resource, which no document can hold. {$instead} [unsupported_type]"];
        yield 'code' => ['callable', "Type \"callable\": It contains code, which no document can hold. {$instead} [unsupported_type]"];
        yield 'code with a signature' => ['list<callable(int): string>', "Type \"list<callable(int): string>\": It contains code, which no document can hold. {$instead} [unsupported_type]"];
        yield 'a closure with a signature' => ['\Closure(): void', "Type \"\\Closure(): void\": It contains code, which no document can hold. {$instead} [unsupported_type]"];
        yield 'never' => ['never', "Type \"never\": It contains a value that cannot be. {$instead} [unsupported_type]"];
        yield 'a word of another tool' => ['foo-bar', 'Type "foo-bar": It contains the word foo-bar, which is no type that Kiln knows. Write the type of PHP that it stands for. [unknown_type]'];
        yield 'an intersection of interfaces' => ['Countable&ArrayAccess', 'Type "Countable&ArrayAccess": It contains several interfaces at once, of which none stands for all. Name the class that the objects are of, or the one interface that counts. [unsupported_type]'];
        yield 'an object shape' => ['object{id: int}', 'Type "object{id: int}": It contains an object without a class. Write a class of your own, or stdClass. [unsupported_type]'];
        yield 'a conditional type' => ['(int is string ? int : float)', 'Type "(int is string ? int : float)": It contains (int is string ? int : float), which Kiln does not work out. Write the type that it comes to. [unsupported_type]'];
        yield 'key-of' => ['key-of<array<string, int>>', 'Type "key-of<array<string, int>>": It contains the word key-of, which is no type that Kiln knows. Write the type of PHP that it stands for. [unknown_type]'];
        yield 'an element type' => ['array{id: int}["id"]', "Type \"array{id: int}[\"id\"]\": It contains array{id: int}[\"id\"], which Kiln does not work out. Write the type that it comes to. [unsupported_type]"];
        yield 'float keys' => ['array<float, int>', 'Type "array<float, int>": It contains an array with keys of type float. The keys of a PHP array are int, string or array-key. [unsupported_type]'];
        yield 'a list with keys' => ['list<int, string>', 'Type "list<int, string>": It contains a list with 2 arguments. Write list<T>, or array<K, V> for values by key. [unsupported_type]'];
        yield 'arguments for a scalar' => ['string<int>', 'Type "string<int>": It contains arguments for string, which takes none. Leave them out. [unsupported_type]'];
        yield 'a date with its format' => ["DateTime<'Y-m-d'>", "Type \"DateTime<'Y-m-d'>\": It contains DateTime<'Y-m-d'>, a class with a text as its argument. The format of a date belongs into #[DateFormat]. [unsupported_type]"];
        yield 'self without a class' => ['self', 'Type "self": It contains self, which means nothing here. Name the class. [unsupported_type]'];
        yield 'an unknown constant' => ['DateTimeInterface::NOTHING', 'Type "DateTimeInterface::NOTHING": It names the constant DateTimeInterface::NOTHING, which does not exist. Write the type of its value. [unknown_type]'];
    }

    #[Test]
    #[DataProvider('errors')]
    public function anErrorSaysWhatToWrite(string $text, string $message): void
    {
        try {
            self::parse($text);
            self::fail('There was no error.');
        } catch (InvalidMetadata $error) {
            self::assertSame($message, $error->getMessage());
            self::assertStringEndsWith("[{$error->errorCode}]", $message);
        }
    }

    #[Test]
    public function namesAreThoseOfTheScope(): void
    {
        $aliases = new class implements TypeAliases {
            public function find(string $name): ?Type
            {
                return $name === 'Row' ? new ListType(new MixedType()) : null;
            }

            public function names(): array
            {
                return ['Row'];
            }
        };
        $scope = new NameScope(
            place: 'App\Order::$lines',
            source: '@var',
            namespace: 'Kiln\Tests\Fixture\Metadata',
            imports: new Imports(__FILE__, __LINE__),
            self: Line::class,
            static: Page::class,
            parent: Address::class,
            templates: ['T' => new TemplateType('T', new ObjectType())],
            aliases: $aliases,
        );
        $parse = static fn(string $type): string => (string) (new TypeParser())->parse($type, $scope);

        self::assertSame('list<' . Status::class . '>', $parse('Status[]'));
        self::assertSame(Address::class, $parse('Other\Address'));
        self::assertSame(Address::class, $parse('Address'), 'imported by this file');
        self::assertSame(Address::class, $parse('namespace\Other\Address'));
        self::assertSame(Line::class, $parse('self'));
        self::assertSame(Page::class, $parse('static'));
        self::assertSame(Page::class, $parse('$this'));
        self::assertSame(Page::class . '<T>', $parse('static<T>'));
        self::assertSame(Address::class, $parse('parent'));
        self::assertSame('list<T>', $parse('T[]'));
        self::assertSame('?list<mixed>', $parse('?Row'));
        self::assertSame('array<array-key, int>', $parse('array<array-key, int>'));
    }

    #[Test]
    public function anErrorNamesThePlaceAndTheSource(): void
    {
        $scope = new NameScope('App\Order::$made', '@var', 'Kiln\Tests\Fixture\Metadata', new Imports(null, 0), self: Line::class);

        $this->expectExceptionMessageIs(
            'App\Order::$made: @var list<DateTime> names the class Kiln\Tests\Fixture\Metadata\DateTime, which does not exist. '
            . 'Did you mean \DateTime? Write it with a leading backslash, or add "use DateTime;". [unknown_class]',
        );

        (new TypeParser())->parse('list<DateTime>', $scope);
    }

    private static function parse(string $text): Type
    {
        return (new TypeParser())->parse($text, NameScope::global());
    }

    private function expectExceptionMessageIs(string $message): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessageMatches('/^' . preg_quote($message, '/') . '$/D');
    }
}
