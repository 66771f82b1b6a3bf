<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\DateMetadata;
use Kiln\Metadata\DiscriminatorMetadata;
use Kiln\Metadata\DiscriminatorValue;
use Kiln\Metadata\MethodMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\ReflectionMetadataFactory;
use Kiln\Metadata\Source\AccessorReader;
use Kiln\Metadata\Source\AttributedMethods;
use Kiln\Metadata\Source\Attributes;
use Kiln\Metadata\Source\Converters;
use Kiln\Metadata\Source\DiscriminatorReader;
use Kiln\Metadata\Source\LifecycleReader;
use Kiln\Metadata\Source\Lineage;
use Kiln\Metadata\Source\MemberAttributes;
use Kiln\Metadata\Source\PropertyOrder;
use Kiln\Metadata\Source\PropertyReader;
use Kiln\Metadata\Source\VirtualPropertyReader;
use Kiln\Tests\Fixture\Metadata\Line;
use Kiln\Tests\Fixture\Metadata\LinesPagedTwice;
use Kiln\Tests\Fixture\Metadata\NullConverter;
use Kiln\Tests\Fixture\Metadata\Priority;
use Kiln\Tests\Fixture\Metadata\Report;
use Kiln\Tests\Fixture\Metadata\Suit;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ReflectionMetadataFactory::class)]
#[CoversClass(AccessorReader::class)]
#[CoversClass(AttributedMethods::class)]
#[CoversClass(Attributes::class)]
#[CoversClass(Converters::class)]
#[CoversClass(DiscriminatorReader::class)]
#[CoversClass(LifecycleReader::class)]
#[CoversClass(Lineage::class)]
#[CoversClass(MemberAttributes::class)]
#[CoversClass(PropertyOrder::class)]
#[CoversClass(PropertyReader::class)]
#[CoversClass(VirtualPropertyReader::class)]
final class ReflectionMetadataFactoryTest extends TestCase
{
    use DeclaresClasses;

    /** @return iterable<string, array{string, ClassKind}> */
    public static function kinds(): iterable
    {
        yield 'a class' => [Line::class, ClassKind::Concrete];
        yield 'an abstract class' => [\Kiln\Tests\Fixture\Metadata\Page::class, ClassKind::Abstract];
        yield 'an interface' => [\Kiln\ValueConverter::class, ClassKind::Interface];
        yield 'a pure enum' => [Suit::class, ClassKind::PureEnum];
        yield 'a backed enum' => [Priority::class, ClassKind::BackedEnum];
    }

    #[Test]
    #[DataProvider('kinds')]
    public function aClassIsOfOneKind(string $class, ClassKind $kind): void
    {
        self::assertSame($kind, $this->metadataOf($class)->kind);
    }

    #[Test]
    public function anEnumHasNoProperties(): void
    {
        $enum = $this->metadataOf(Priority::class);

        self::assertSame([], $enum->properties);
        self::assertNull($enum->constructor);
        self::assertFalse($enum->isCloneable);
        self::assertFalse($enum->isPlain);
    }

    /** @return iterable<string, array{string, bool}> */
    public static function plainness(): iterable
    {
        yield 'nothing special' => ['class Subject { public int $a = 1; private int $b = 2; }', true];
        yield 'a child' => ['class Base { public int $a = 1; } class Subject extends Base {}', true];
        yield 'JsonSerializable' => ['class Subject implements \JsonSerializable { public function jsonSerialize(): mixed { return 1; } }', false];
        yield 'a parent with JsonSerializable' => ['abstract class Base implements \JsonSerializable { public function jsonSerialize(): mixed { return 1; } } class Subject extends Base {}', false];
        yield 'dynamic properties' => ['#[\AllowDynamicProperties] class Subject {}', false];
        yield 'a parent with dynamic properties' => ['#[\AllowDynamicProperties] class Base {} class Subject extends Base {}', false];
        yield 'a child of an internal class' => ['class Subject extends \ArrayObject {}', false];
    }

    #[Test]
    #[DataProvider('plainness')]
    public function aClassIsPlainWhenItsPropertiesAreAllThatJsonEncodeSees(string $code, bool $isPlain): void
    {
        self::assertSame($isPlain, $this->declaredMetadata($code)->isPlain);
    }

    #[Test]
    public function whatCanBeDoneWithAClass(): void
    {
        self::assertTrue($this->metadataOf(Line::class)->isFinal);
        self::assertFalse($this->metadataOf(Report::class)->isFinal);
        self::assertTrue($this->metadataOf(Report::class)->isCloneable);
        self::assertFalse($this->declaredMetadata('class Subject { private function __clone() {} }')->isCloneable);
    }

    #[Test]
    public function propertiesComeParentsFirst(): void
    {
        $class = $this->declaredMetadata(
            <<<'PHP'
                class Root { public $a; protected $b; private $c; public static $never; }
                trait Extra { public $t; }
                class Middle extends Root { public $d; public $a; private $c; use Extra; public $e; }
                class Subject extends Middle { public int $f = 1; protected $b; private $c; #[VirtualProperty] public function z() {} #[VirtualProperty] public function y() {} }
                PHP,
        );

        self::assertSame(
            ['Middle::$a', 'Subject::$b', 'Root::$c', 'Middle::$d', 'Middle::$c', 'Middle::$e', 'Middle::$t', 'Subject::$f', 'Subject::$c', 'Subject::z()', 'Subject::y()'],
            array_map(static fn(PropertyMetadata $property): string => substr((string) strrchr($property->origin(), '\\'), 1), $class->properties),
        );
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function orders(): iterable
    {
        $properties = 'public $b; public $c; public $a; #[VirtualProperty] public function d() {}';
        yield 'as declared' => ["class Subject { {$properties} }", ['b', 'c', 'a', 'd']];
        yield 'some first' => ["#[Order(['d', 'a'])] class Subject { {$properties} }", ['d', 'a', 'b', 'c']];
        yield 'one twice' => ["#[Order(['a', 'a'])] class Subject { {$properties} }", ['a', 'b', 'c', 'd']];
        yield 'alphabetical' => ["#[Order(Order::ALPHABETICAL)] class Subject { {$properties} }", ['a', 'b', 'c', 'd']];
        yield 'inherited' => ["#[Order(['c'])] class Base { {$properties} } class Subject extends Base { public \$e; }", ['c', 'b', 'a', 'e', 'd']];
        yield 'said anew' => ["#[Order(['c'])] class Base { {$properties} } #[Order(['e'])] class Subject extends Base { public \$e; }", ['e', 'b', 'c', 'a', 'd']];
        yield 'private ones of the same name' => ['class Base { private $x; public $y; } #[Order(["y", "x"])] class Subject extends Base { private $x; }', ['y', 'x', 'x']];
    }

    /**
     * @param list<string> $names
     */
    #[Test]
    #[DataProvider('orders')]
    public function theOrderAttributeHasItsWay(string $code, array $names): void
    {
        self::assertSame($names, self::names($this->declaredMetadata($code)));
    }

    #[Test]
    public function whatPhpSaysOfAProperty(): void
    {
        $class = $this->declaredMetadata(
            <<<'PHP'
                class Subject {
                    public $untyped; public int $typed; private ?int $withDefault = null; public readonly string $readonly;
                    public function __construct(protected int $promoted = 3) {}
                }
                PHP,
        );
        $facts = [];
        foreach ($class->properties as $property) {
            $facts[$property->name] = array_keys(array_filter([
                'public' => $property->isPublic,
                'readonly' => $property->isReadonly,
                'promoted' => $property->isPromoted,
                'default' => $property->hasDefault,
                'virtual' => $property->isVirtual,
                'stored' => $property->isStored,
                'settable' => $property->isSettable,
                'hook' => $property->isReadableHook,
            ]));
        }

        self::assertSame([
            'untyped' => ['public', 'default', 'stored', 'settable'],
            'typed' => ['public', 'stored', 'settable'],
            'withDefault' => ['default', 'stored', 'settable'],
            'readonly' => ['public', 'readonly', 'stored', 'settable'],
            'promoted' => ['promoted', 'stored', 'settable'],
        ], $facts);
    }

    #[Test]
    public function attributesOfAProperty(): void
    {
        $property = $this->declaredProperty(
            <<<'PHP'
                class Subject {
                    #[SerializedName('val', aliases: ['v', 'wert'])]
                    #[Groups(['detail', 'admin'])]
                    #[Since('1.2'), Until('2.0')]
                    #[MaxDepth(3)]
                    #[DateFormat('Y-m-d', timezone: 'Europe/Zurich', read: ['d.m.Y'])]
                    #[WriteOnlyProperty, OmitEmpty]
                    #[Converter(\Kiln\Tests\Fixture\Metadata\NullConverter::class, ['digits' => 2])]
                    public ?\DateTimeImmutable $value = null;
                }
                PHP,
        );

        self::assertSame('val', $property->serializedName);
        self::assertSame('val', $property->key(null));
        self::assertSame(['v', 'wert'], $property->aliases);
        self::assertSame(['detail', 'admin'], $property->groups);
        self::assertSame('1.2', $property->since);
        self::assertSame('2.0', $property->until);
        self::assertSame(3, $property->maxDepth);
        self::assertEquals(new DateMetadata('Y-m-d', 'Europe/Zurich', ['d.m.Y']), $property->date);
        self::assertTrue($property->isNeverWritten);
        self::assertFalse($property->isNeverRead);
        self::assertTrue($property->omitEmpty);
        self::assertEquals(new ConverterMetadata(NullConverter::class, ['digits' => 2]), $property->converter);
        self::assertFalse($property->isIgnored);
        self::assertNull($property->inlinePrefix);
    }

    #[Test]
    public function aPropertyWithoutAttributes(): void
    {
        $property = $this->declaredProperty('class Subject { public int $value = 1; }');

        self::assertEquals(new PropertyMetadata($property->name, $property->class, $property->type, $property->nativeType, hasDefault: true), $property);
        self::assertSame('value', $property->key(null));
    }

    #[Test]
    public function otherAttributesOfAProperty(): void
    {
        self::assertTrue($this->declaredProperty('class Subject { #[Ignore] public $value; }')->isIgnored);
        self::assertTrue($this->declaredProperty('class Subject { #[ReadOnlyProperty] public $value; }')->isNeverRead);
        self::assertSame('', $this->declaredProperty('class Subject { #[Inline] public self $value; }')->inlinePrefix);
        self::assertSame('a_', $this->declaredProperty('class Subject { #[Inline(prefix: "a_")] public self $value; }')->inlinePrefix);
        self::assertSame(['one'], $this->declaredProperty('class Subject { #[Groups("one")] public $value; }')->groups);
        self::assertSame(['one'], $this->declaredProperty('class Subject { public function __construct(#[Groups("one")] public $value) {} }')->groups);
        self::assertSame(['one'], $this->declaredProperty('class Base { #[Groups("one")] private $value; } class Subject extends Base {}')->groups);
        self::assertNull($this->declaredProperty('class Base { #[Groups("one")] public $value; } class Subject extends Base { public $value; }')->groups);
    }

    #[Test]
    public function aReadOnlyClassIsNeverRead(): void
    {
        $class = $this->declaredMetadata('class Base { public $a; } #[ReadOnlyProperty] class Middle extends Base { public $b; } class Subject extends Middle { private $c; }');

        self::assertSame([true, true, true], array_map(static fn(PropertyMetadata $property): bool => $property->isNeverRead, $class->properties));
    }

    #[Test]
    public function aNamingStrategyNamesWhatHasNoName(): void
    {
        $code = <<<'PHP'
            #[Naming(NamingStrategy::Snake)]
            class Base { public $createdAt; #[SerializedName('KEPT')] public $keptName; public $plain; #[VirtualProperty] public function getFullName(): string { return ''; } }
            class Subject extends Base { public $bomRef; }
            #[Naming(NamingStrategy::Kebab)]
            class Other extends Base { public $bomRef; }
            PHP;
        $namespace = $this->declareClasses($code);
        $keys = static fn(ClassMetadata $class): array => array_map(static fn(PropertyMetadata $property): string => $property->key(null), $class->properties);

        self::assertSame(['created_at', 'KEPT', 'plain', 'bom_ref', 'full_name'], $keys($this->metadataOf("{$namespace}\\Subject")));
        self::assertSame(['created-at', 'KEPT', 'plain', 'bom-ref', 'full-name'], $keys($this->metadataOf("{$namespace}\\Other")));
        self::assertSame('plain', $this->metadataOf("{$namespace}\\Subject")->properties[2]->serializedName);
    }

    #[Test]
    public function methodsStandForVirtualProperties(): void
    {
        $class = $this->declaredMetadata(
            <<<'PHP'
                class Subject {
                    #[VirtualProperty] public function getTotal(): int { return 1; }
                    #[VirtualProperty] public function isOpen(): bool { return true; }
                    #[VirtualProperty] public function hasLines(): bool { return true; }
                    #[VirtualProperty] public function getURL(): string { return ''; }
                    #[VirtualProperty] public function getaway(): string { return ''; }
                    #[VirtualProperty] public function get_first(): string { return ''; }
                    #[VirtualProperty('sum'), Groups('g')] private function compute(int $from = 0): float { return 1.0; }
                    /** @return list<self> */
                    #[VirtualProperty] public function children(): array { return []; }
                    #[VirtualProperty, Type('list<int>')] public function numbers() { return []; }
                    #[VirtualProperty, Ignore] public function ignored() { return tmpfile(); }
                    public function getOther(): int { return 1; }
                }
                PHP,
        );

        self::assertSame(['total', 'open', 'lines', 'URL', 'getaway', 'first', 'sum', 'children', 'numbers', 'ignored'], self::names($class));
        self::assertSame(['int', 'bool', 'bool', 'string', 'string', 'string', 'float', 'list<' . $class->name . '>', 'list<int>', 'mixed'], array_values(self::types($class)));
        $sum = $class->properties[6];
        self::assertTrue($sum->isVirtual);
        self::assertTrue($sum->isNeverRead);
        self::assertSame('compute', $sum->getter);
        self::assertFalse($sum->isPublic);
        self::assertSame(['g'], $sum->groups);
        self::assertSame("{$class->name}::compute()", $sum->origin());
        self::assertTrue($class->properties[9]->isIgnored);
    }

    #[Test]
    public function anOverriddenMethodKeepsItsAttributes(): void
    {
        $code = <<<'PHP'
            interface Named { /** @return non-empty-string */ #[VirtualProperty, Groups('a')] public function getName(): string; }
            interface Aged { #[VirtualProperty] public function getAge(): int; }
            abstract class Base implements Named { #[VirtualProperty('size')] abstract protected function measure(): int|float; #[SerializedName('label')] public function getName(): string { return ''; } }
            class Subject extends Base implements Aged { protected function measure(): int { return 1; } #[Groups('b')] public function getName(): string { return ''; } public function getAge(): int { return 1; } }
            PHP;
        $namespace = $this->declareClasses($code);
        $class = $this->metadataOf("{$namespace}\\Subject");

        self::assertSame(['size', 'name', 'age'], self::names($class));
        self::assertSame(['int', 'string', 'int'], array_values(self::types($class)));
        self::assertSame('label', $class->properties[1]->key(null));
        self::assertSame(['b'], $class->properties[1]->groups);
        self::assertSame("{$namespace}\\Subject", $class->properties[1]->class);
        self::assertSame(['name'], self::names($this->metadataOf("{$namespace}\\Named")));
        self::assertSame(['size', 'name'], self::names($this->metadataOf("{$namespace}\\Base")));
        self::assertSame('int|float', str_replace('float|int', 'int|float', (string) $this->metadataOf("{$namespace}\\Base")->properties[0]->type));
    }

    #[Test]
    public function gettersAndSettersStandForAProperty(): void
    {
        $class = $this->declaredMetadata(
            <<<'PHP'
                class Subject {
                    #[Accessor(getter: 'getA')] private $a;
                    #[Accessor(setter: 'SETB')] private ?int $b = null;
                    #[Accessor(getter: 'asString', setter: 'fromString')] private \DateTime $c;
                    #[Accessor(getter: 'parts')] private array $d;
                    /** @return list<int> */
                    private function getA(): array { return []; }
                    protected function setB(?int $b, bool $x = false): void {}
                    public function asString(): string { return ''; }
                    public function fromString(?string $value): static { return $this; }
                    /** @return list<self> */
                    public function parts(): array { return []; }
                }
                PHP,
        );

        self::assertSame(['a' => 'list<int>', 'b' => '?int', 'c' => '?string', 'd' => "list<{$class->name}>"], self::types($class));
        self::assertSame([['getA', null], [null, 'setB'], ['asString', 'fromString'], ['parts', null]], array_map(
            static fn(PropertyMetadata $property): array => [$property->getter, $property->setter],
            $class->properties,
        ));
        self::assertSame('?string', (string) $class->properties[2]->nativeType);
    }

    #[Test]
    public function lifecycleMethodsOfParentsComeFirstAndOnce(): void
    {
        $namespace = $this->declareClasses(
            <<<'PHP'
                trait Touches { #[BeforeSerialize] protected function touch(): void {} }
                class Base {
                    #[BeforeSerialize] public function one(): void {}
                    #[BeforeSerialize] public function two(): void {}
                    #[BeforeSerialize] private function own(): void {}
                    #[AfterDeserialize] public function three(): void {}
                }
                class Subject extends Base { use Touches; #[BeforeSerialize] private function own(): void {} public function two(): void {} #[BeforeSerialize, AfterDeserialize] public function four(int $x = 1): void {} }
                PHP,
        );
        [$base, $subject] = ["{$namespace}\\Base", "{$namespace}\\Subject"];
        \assert(class_exists($base) && class_exists($subject));
        $class = $this->metadataOf($subject);

        self::assertEquals([
            new MethodMetadata($base, 'one', true),
            new MethodMetadata($subject, 'two', true),
            new MethodMetadata($base, 'own', false),
            new MethodMetadata($subject, 'own', false),
            new MethodMetadata($subject, 'four', true),
            new MethodMetadata($subject, 'touch', false),
        ], $class->beforeSerialize);
        self::assertEquals([new MethodMetadata($base, 'three', true), new MethodMetadata($subject, 'four', true)], $class->afterDeserialize);
    }

    #[Test]
    public function aDiscriminatorTellsTheClassesApart(): void
    {
        $namespace = $this->declareClasses(
            <<<'PHP'
                #[Discriminator(field: 'kind', map: ['car' => Car::class, 2 => Bike::class])]
                interface Vehicle {}
                abstract class Wheeled implements Vehicle {}
                final class Car extends Wheeled {}
                class Bike extends Wheeled {}
                class Tandem extends Bike {}
                #[Discriminator('type', ['plain' => Plain::class])]
                class Plain {}
                PHP,
        );
        [$car, $bike, $plain] = ["{$namespace}\\Car", "{$namespace}\\Bike", "{$namespace}\\Plain"];
        \assert(class_exists($car) && class_exists($bike) && class_exists($plain));

        $vehicle = $this->metadataOf("{$namespace}\\Vehicle");
        self::assertEquals(new DiscriminatorMetadata('kind', ['car' => $car, 2 => $bike]), $vehicle->discriminator);
        self::assertNull($vehicle->discriminatorValue);
        self::assertNull($this->metadataOf("{$namespace}\\Wheeled")->discriminator);
        self::assertNull($this->metadataOf("{$namespace}\\Wheeled")->discriminatorValue);
        self::assertNull($this->metadataOf($car)->discriminator);
        self::assertEquals(new DiscriminatorValue('kind', 'car'), $this->metadataOf($car)->discriminatorValue);
        self::assertEquals(new DiscriminatorValue('kind', '2'), $this->metadataOf($bike)->discriminatorValue);
        self::assertNull($this->metadataOf("{$namespace}\\Tandem")->discriminatorValue);
        self::assertEquals(new DiscriminatorMetadata('type', ['plain' => $plain]), $this->metadataOf($plain)->discriminator);
        self::assertEquals(new DiscriminatorValue('type', 'plain'), $this->metadataOf($plain)->discriminatorValue);
    }

    #[Test]
    public function aConverterMayBelongToAClass(): void
    {
        $code = '#[Converter(\Kiln\Tests\Fixture\Metadata\NullConverter::class)] class Subject {} class Child extends Subject {}';
        $namespace = $this->declareClasses($code);

        self::assertEquals(new ConverterMetadata(NullConverter::class), $this->metadataOf("{$namespace}\\Subject")->converter);
        self::assertNull($this->metadataOf("{$namespace}\\Child")->converter);
    }

    #[Test]
    public function theFilesThatTheFactsRestOn(): void
    {
        $folder = \dirname(__DIR__) . '/Fixture/Metadata';

        self::assertSame(
            ["{$folder}/LinesPagedTwice.php", "{$folder}/PagedBy.php", "{$folder}/Page.php"],
            $this->metadataOf(LinesPagedTwice::class)->files,
        );
        self::assertSame(
            ["{$folder}/Report.php", "{$folder}/Other/Stamped.php", "{$folder}/Other/Address.php"],
            $this->metadataOf(Report::class)->files,
        );
        self::assertSame([], $this->metadataOf(\ArrayObject::class)->files);
        self::assertSame([(string) (new \ReflectionClass(NullConverter::class))->getFileName(), (string) (new \ReflectionClass(\Kiln\ValueConverter::class))->getFileName()], $this->metadataOf(NullConverter::class)->files);
    }

    #[Test]
    public function anAnonymousClassHasFactsToo(): void
    {
        $object = new class (new Line('a')) {
            /** @var list<Line> */
            public array $lines = [];

            public function __construct(public Line $line) {}
        };

        self::assertSame(['lines' => 'list<' . Line::class . '>', 'line' => Line::class], self::types($this->metadataOf($object::class)));
    }

    /** @return iterable<string, array{string}> */
    public static function internalClasses(): iterable
    {
        foreach ([\DateTimeImmutable::class, \ArrayObject::class, \SplObjectStorage::class, \stdClass::class, \Exception::class, \Closure::class, \DatePeriod::class, \Generator::class, \WeakMap::class, \Iterator::class] as $class) {
            yield $class => [$class];
        }
    }

    #[Test]
    #[DataProvider('internalClasses')]
    public function classesOfPhpItselfDoNotFail(string $class): void
    {
        $metadata = $this->metadataOf($class);

        self::assertSame($class, $metadata->name);
        self::assertFalse($metadata->isPlain);
        self::assertSame(array_unique(self::names($metadata)), self::names($metadata));
    }

    #[Test]
    public function factsAreReadOnce(): void
    {
        $factory = new ReflectionMetadataFactory();

        self::assertSame($factory->classMetadata(Line::class), $factory->classMetadata(Line::class));
    }

    /**
     * @return list<string>
     */
    private static function names(ClassMetadata $class): array
    {
        return array_map(static fn(PropertyMetadata $property): string => $property->name, $class->properties);
    }
}
