<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Metadata\ReflectionMetadataFactory;
use Kiln\Metadata\Source\Aliases;
use Kiln\Metadata\Source\Declaration;
use Kiln\Metadata\Source\Declarations;
use Kiln\Metadata\Source\DocComment;
use Kiln\Metadata\Source\Lineage;
use Kiln\Metadata\Source\Origin;
use Kiln\Metadata\Source\PropertyTypes;
use Kiln\Metadata\Source\StatedTypes;
use Kiln\Tests\Fixture\Metadata\Line;
use Kiln\Tests\Fixture\Metadata\LinePage;
use Kiln\Tests\Fixture\Metadata\LinesPagedTwice;
use Kiln\Tests\Fixture\Metadata\Other\Address;
use Kiln\Tests\Fixture\Metadata\Page;
use Kiln\Tests\Fixture\Metadata\PagedBy;
use Kiln\Tests\Fixture\Metadata\Report;
use Kiln\Tests\Fixture\Metadata\Status;
use Kiln\Type\TemplateType;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ReflectionMetadataFactory::class)]
#[CoversClass(Aliases::class)]
#[CoversClass(Declaration::class)]
#[CoversClass(Declarations::class)]
#[CoversClass(DocComment::class)]
#[CoversClass(Lineage::class)]
#[CoversClass(Origin::class)]
#[CoversClass(PropertyTypes::class)]
#[CoversClass(StatedTypes::class)]
final class PropertyTypesTest extends TestCase
{
    use DeclaresClasses;

    #[Test]
    public function aClassAsPeopleWriteIt(): void
    {
        $coordinates = 'array{lat: float, lng: float}';

        self::assertSame([
            'number' => 'int',
            'title' => '?string',
            'reference' => 'int|string',
            'addressesByName' => 'array<string, ' . Address::class . '>',
            'others' => '?list<' . Address::class . '>',
            'row' => 'array{id: int, tags?: list<string>, note: ?string}',
            'places' => "list<array{name: string, at?: {$coordinates}}>",
            'point' => "?{$coordinates}",
            'made' => '?DateTimeInterface',
            'objects' => '?ArrayObject<string, ' . Line::class . '>',
            'walked' => '?Traversable<int, ' . Line::class . '>',
            'lines' => 'iterable<' . Line::class . '>',
            'status' => Status::class,
            'anything' => 'mixed',
            'parent' => '?' . Report::class,
            'exact' => 'array<int, ' . Line::class . '>',
            'positive' => 'int',
            'stamps' => 'list<DateTimeImmutable>',
            'addresses' => 'list<' . Address::class . '>',
            'author' => '?' . Line::class,
            'previous' => '?' . Report::class,
        ], self::types($this->metadataOf(Report::class)));
    }

    #[Test]
    public function nativeTypesStandBesideThem(): void
    {
        $native = [];
        foreach ($this->metadataOf(Report::class)->properties as $property) {
            $native[$property->name] = (string) $property->nativeType;
        }

        self::assertSame('array', $native['addressesByName']);
        self::assertSame('?array', $native['others']);
        self::assertSame('?object', $native['author']);
        self::assertSame('iterable', $native['lines']);
        self::assertSame('?Traversable', $native['walked']);
        self::assertSame('mixed', $native['anything']);
        self::assertNull($this->declaredProperty('class Subject { public $value; }')->nativeType);
    }

    #[Test]
    public function templatesOfAGenericClassStayOpen(): void
    {
        $page = $this->metadataOf(Page::class);

        self::assertSame(['T', 'K'], array_map(strval(...), $page->templates));
        self::assertSame(['object', 'int|string'], array_map(static fn(TemplateType $template): string => (string) $template->bound, $page->templates));
        self::assertSame([
            'items' => 'list<T>',
            'first' => '?T',
            'byKey' => 'array<array-key, T>',
            'next' => '?' . Page::class . '<T, K>',
        ], self::types($page));
    }

    #[Test]
    public function aChildGivesArgumentsToItsParents(): void
    {
        $line = Line::class;

        self::assertSame([
            'items' => "list<{$line}>",
            'first' => "?{$line}",
            'byKey' => "array<array-key, {$line}>",
            'next' => '?' . Page::class . "<{$line}, string>",
            'total' => 'int',
        ], self::types($this->metadataOf(LinePage::class)));
        self::assertSame([
            'items' => 'list<S>',
            'first' => '?S',
            'byKey' => 'array<array-key, S>',
            'next' => '?' . Page::class . '<S, int>',
            'more' => 'list<S>',
        ], self::types($this->metadataOf(PagedBy::class)));
        self::assertSame([
            'items' => "list<{$line}>",
            'first' => "?{$line}",
            'byKey' => "array<array-key, {$line}>",
            'next' => '?' . Page::class . "<{$line}, int>",
            'more' => "list<{$line}>",
        ], self::types($this->metadataOf(LinesPagedTwice::class)));
    }

    #[Test]
    public function withoutArgumentsTheBoundOfAParentsTemplateStands(): void
    {
        $types = $this->declaredTypes(
            <<<'PHP'
                /**
                 * @template T of \DateTimeInterface
                 * @template U
                 */
                class Box { /** @var T */ public $bound; /** @var list<U> */ public array $unbound; }
                /** @template T of int */
                class Subject extends Box { /** @var T */ public int $own; }
                PHP,
        );

        self::assertSame(['bound' => 'DateTimeInterface', 'unbound' => 'list<mixed>', 'own' => 'T'], $types);
    }

    #[Test]
    public function interfacesTakeArgumentsToo(): void
    {
        $types = $this->declaredTypes(
            <<<'PHP'
                /** @template T */
                interface Holder { /** @return list<T> */ #[VirtualProperty] public function getHeld(): array; }
                /**
                 * @template S
                 * @extends Holder<?S>
                 */
                interface Keeper extends Holder {}
                /** @implements Keeper<Subject> */
                class Subject implements Keeper { public function getHeld(): array { return []; } }
                PHP,
        );

        self::assertSame(['held' => 'list<?~\Subject>'], $types);
    }

    /** @return iterable<string, array{string, string}> */
    public static function declarations(): iterable
    {
        yield 'untyped' => ['class Subject { public $value; }', 'mixed'];
        yield 'untyped with phpdoc' => ['class Subject { /** @var list<int> */ public $value; }', 'list<int>'];
        yield 'a description and other tags' => ["class Subject { /**\n * The value.\n *\n * @see Other\n * @var int[] the numbers\n * @deprecated\n */ public array \$value; }", 'list<int>'];
        yield 'the name in the tag' => ['class Subject { /** @var list<int> $value */ public $value; }', 'list<int>'];
        yield 'another name in the tag' => ['class Subject { /** @var list<int> $other */ public $value; }', 'mixed'];
        yield 'psalm wins' => ["class Subject { /**\n * @var array\n * @psalm-var list<int>\n */ public array \$value = []; }", 'list<int>'];
        yield 'phpstan wins over psalm' => ["class Subject { /**\n * @psalm-var list<int>\n * @phpstan-var array<string, int>\n * @var array\n */ public array \$value = []; }", 'array<string, int>'];
        yield 'a broken one is passed over' => ["class Subject { /**\n * @phpstan-var callable&resource\n * @var list<int>\n */ public array \$value = []; }", 'list<int>'];
        yield 'phpdoc forgets null' => ['class Subject { /** @var \DateTime */ public ?\DateTimeInterface $value; }', '?DateTime'];
        yield 'phpdoc adds null' => ['class Subject { /** @var \DateTime|null */ public \DateTime $value; }', 'DateTime'];
        yield 'an attribute' => ['class Subject { #[Type("list<self>")] public array $value; }', 'list<~\Subject>'];
        yield 'an attribute in the names of its class' => ['class Subject { #[Type("Subject[]")] public $value; }', 'list<~\Subject>'];
        yield 'an attribute after phpdoc' => ['class Subject { /** @var array<mixed> */ #[Type("list<int>")] public array $value; }', 'list<int>'];
        yield 'self' => ['class Subject { /** @var list<self|static> */ public array $value; }', 'list<~\Subject>'];
        yield 'an unknown class in phpdoc of a scalar' => ['class Subject { /** @var Nothing */ public int $value; }', 'int'];
        yield 'broken phpdoc of a scalar' => ['class Subject { /** @var array{ */ public ?string $value; }', '?string'];
        yield 'exotic phpdoc of a class' => ['class Subject { /** @var \Closure(int): string */ public \Closure $value; }', 'Closure'];
        yield 'a class constant' => ['class Subject { const A = "a"; const B = "b"; /** @var self::A|self::B */ public string $value = "a"; }', 'string'];
        yield 'constants by pattern' => ['class Subject { const X_A = 1; const X_B = "b"; const Y = 1.0; /** @var self::X_* */ public $value; }', 'int|string'];
        yield 'a promoted property with a parameter tag' => ["class Subject { /** @param list<int> \$value */ public function __construct(public array \$value) {} }", 'list<int>'];
        yield 'a promoted property with its own tag' => ["class Subject { /** @param array \$value */ public function __construct(/** @var list<int> */ public array \$value) {} }", 'list<int>'];
        yield 'an ignored resource' => ['class Subject { /** @var resource */ #[Ignore] public $value; }', 'mixed'];
        yield 'a converted resource' => ['class Subject { /** @var resource */ #[Converter(\Kiln\Tests\Fixture\Metadata\NullConverter::class)] public $value; }', 'mixed'];
        yield 'a property of a converted class' => ['#[Converter(\Kiln\Tests\Fixture\Metadata\NullConverter::class)] class Subject { /** @var resource */ public $value; }', 'mixed'];
        yield 'an ignored class that is not there' => ['class Subject { #[Ignore] public Nothing $value; }', 'mixed'];
        yield 'an object of several interfaces' => ['class Subject { public \Countable&\ArrayAccess $value; }', 'object'];
        yield 'a collection of lines, in the old way' => ['class Subject { /** @var \ArrayObject|Subject[] */ public \ArrayObject $value; }', 'ArrayObject<~\Subject>'];
        yield 'an alias that is a list' => ["/** @phpstan-type Rows list<Row>\n * @phpstan-type Row array{id: int} */ class Subject { /** @var Rows */ public array \$value; }", 'list<array{id: int}>'];
        yield 'an alias of psalm' => ["/** @psalm-type Id = int|string */ class Subject { /** @var Id */ public \$value; }", 'int|string'];
        yield 'a template of psalm' => ["/** @psalm-template T of int */ class Subject { /** @var T */ public int \$value; }", 'T'];
    }

    #[Test]
    #[DataProvider('declarations')]
    public function theSourcesAreBroughtTogether(string $code, string $expected): void
    {
        self::assertSame($expected, $this->declaredTypes($code)['value']);
    }

    #[Test]
    public function aTraitMayUseATrait(): void
    {
        $types = $this->declaredTypes(
            <<<'PHP'
                /** @template T */
                trait Inner { /** @var list<T> */ public array $inner = []; /** @return T */ #[VirtualProperty] public function last() { return end($this->inner); } }
                /** @template S */
                trait Outer {
                    /** @use Inner<?S> */
                    use Inner;
                    /** @var S */
                    public $outer;
                }
                class Subject {
                    /**
                     * @use Outer<Subject>
                     */
                    use Outer;
                }
                PHP,
        );

        self::assertSame(['outer' => '~\Subject', 'inner' => 'list<?~\Subject>', 'last' => '?~\Subject'], $types);
    }

    #[Test]
    public function aClassMayRepeatThePropertyOfItsTrait(): void
    {
        $types = $this->declaredTypes(
            <<<'PHP'
                /** @template T */
                trait Items { /** @var list<T> */ public array $items = []; }
                class Subject { use Items; /** @var list<int> */ public array $items = []; }
                PHP,
        );

        self::assertSame(['items' => 'list<int>'], $types);
    }

    #[Test]
    public function staticIsTheClassLookedAt(): void
    {
        $code = <<<'PHP'
            class Base { /** @var ?static */ public ?self $peer = null; /** @return list<$this> */ #[VirtualProperty] public function peers(): array { return []; } }
            class Subject extends Base {}
            PHP;

        self::assertSame(['peer' => '?~\Subject', 'peers' => 'list<~\Subject>'], $this->declaredTypes($code));
    }

    #[Test]
    public function theSpellingOfAClassIsThatOfItsDeclaration(): void
    {
        $factory = new ReflectionMetadataFactory();
        // Under another spelling it is found only once it is loaded.
        $class = strtoupper((new \ReflectionClass(Line::class))->name);
        \assert(class_exists($class));

        self::assertSame(Line::class, $factory->classMetadata($class)->name);
        self::assertSame($factory->classMetadata(Line::class), $factory->classMetadata($class));
        self::assertSame(['value' => '?' . Line::class], $this->declaredTypes('class Subject { /** @var \KILN\TESTS\fixture\Metadata\LINE|null */ public $value; }'));
    }
}
