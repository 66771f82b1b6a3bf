<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ReflectionMetadataFactory;
use Kiln\Metadata\Source\Place;
use Kiln\Metadata\Source\SourceLocation;
use Kiln\Tests\Fixture\Metadata\LinesPagedTwice;
use Kiln\Tests\Fixture\Metadata\Other\Stamped;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\Similar;
use Kiln\Type\Parser\UnknownClass;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Every message names the place and says what to write instead.
 */
#[CoversClass(ReflectionMetadataFactory::class)]
#[CoversClass(ClassName::class)]
#[CoversClass(UnknownClass::class)]
#[CoversClass(Similar::class)]
#[CoversClass(SourceLocation::class)]
#[CoversClass(Place::class)]
final class MetadataErrorTest extends TestCase
{
    use DeclaresClasses;

    /** @return iterable<string, array{string, string}> code, in which the class Subject is wrong, and message */
    public static function errors(): iterable
    {
        yield 'a slip of the pen' => [
            <<<'PHP'
                class Line {}
                class Subject {
                    /** @var list<Lin> */
                    public array $value;
                }
                PHP,
            '~\Subject::$value: @var list<Lin> names the class ~\Lin, which does not exist. Did you mean Line? [unknown_class]',
        ];
        yield 'a class in another namespace' => [
            'class Subject { /** @var list<LinesPagedTwice> */ public array $value; }',
            '~\Subject::$value: @var list<LinesPagedTwice> names the class ~\LinesPagedTwice, which does not exist. Did you mean \Kiln\Tests\Fixture\Metadata\LinesPagedTwice? Add "use Kiln\Tests\Fixture\Metadata\LinesPagedTwice;", or write \Kiln\Tests\Fixture\Metadata\LinesPagedTwice. [unknown_class]',
        ];
        yield 'a class of the global namespace' => [
            'class Subject { /** @var list<DateTimeImmutable> */ public array $value; }',
            '~\Subject::$value: @var list<DateTimeImmutable> names the class ~\DateTimeImmutable, which does not exist. Did you mean \DateTimeImmutable? Write it with a leading backslash, or add "use DateTimeImmutable;". [unknown_class]',
        ];
        yield 'a full name without its backslash' => [
            'class Subject { /** @var list<Kiln\Tests\Fixture\Metadata\Line> */ public array $value; }',
            '~\Subject::$value: @var list<Kiln\Tests\Fixture\Metadata\Line> names the class ~\Kiln\Tests\Fixture\Metadata\Line, which does not exist. Did you mean \Kiln\Tests\Fixture\Metadata\Line? Write it with a leading backslash. [unknown_class]',
        ];
        yield 'a class that nothing is like' => [
            'class Subject { /** @var Zzzzzzzz[] */ public $value; }',
            '~\Subject::$value: @var Zzzzzzzz[] names the class ~\Zzzzzzzz, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'a native type that does not exist' => [
            'class Subject { public Nowhere $value; }',
            '~\Subject::$value: The native type names the class ~\Nowhere, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'an import that does not exist' => [
            'use App\Gone; class Subject { /** @var list<Gone> */ public array $value; }',
            '~\Subject::$value: @var list<Gone> names the class App\Gone, which does not exist. A "use" statement names it: is it misspelt there, or its package not installed? [unknown_class]',
        ];
        yield 'a native type that is imported and does not exist' => [
            'use App\Gone as Away; class Subject { public ?Away $value; }',
            '~\Subject::$value: The native type names the class App\Gone, which does not exist. A "use" statement names it: is it misspelt there, or its package not installed? [unknown_class]',
        ];
        yield 'one member of a union' => [
            'class Subject { /** @var resource|string|null */ public $value; }',
            '~\Subject::$value: @var resource|string|null contains a resource, which no document can hold. Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore]. [unsupported_type]',
        ];
        yield 'a trait' => [
            'trait T {} class Subject { /** @var list<T> */ public array $value; }',
            '~\Subject::$value: @var list<T> names the trait ~\T, and no object is of a trait. Name a class or an interface. [not_a_class]',
        ];
        yield 'a bracket that is missing' => [
            <<<'PHP'
                class Subject {
                    /** @var array{id: int */
                    public array $value;
                }
                PHP,
            '~\Subject::$value: @var "array{id: int" is not a type: it ends too early. Write a type such as int, ?string, list<App\Line> or array<string, float>. [invalid_type]',
        ];
        yield 'a comma too many' => [
            <<<'PHP'
                class Subject {
                    /** @var array<int, */
                    public $value;
                }
                PHP,
            '~\Subject::$value: @var "array<int," is not a type: it ends too early. Write a type such as int, ?string, list<App\Line> or array<string, float>. [invalid_type]',
        ];
        yield 'a resource' => [
            'class Subject { /** @var resource */ public $value; }',
            '~\Subject::$value: @var resource contains a resource, which no document can hold. Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore]. [unsupported_type]',
        ];
        yield 'code' => [
            'class Subject { /** @var list<callable> */ public array $value; }',
            '~\Subject::$value: @var list<callable> contains code, which no document can hold. Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore]. [unsupported_type]',
        ];
        yield 'phpdoc against the native type' => [
            <<<'PHP'
                class Subject
                {
                    /** @var string */
                    public int $value = 1;
                }
                PHP,
            '~\Subject::$value: The native type is int, but @var says string ({file}:5). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'phpdoc against a promoted property' => [
            <<<'PHP'
                class Subject
                {
                    /**
                     * @param string[] $value
                     */
                    public function __construct(
                        public int $other,
                        public int $value,
                    ) {}
                }
                PHP,
            '~\Subject::$value: The native type is int, but @param $value says list<string> ({file}:9). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'phpdoc that widens' => [
            'class Subject { /** @var int|string */ public int $value; }',
            '~\Subject::$value: The native type is int, but @var says int|string ({file}:2). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'an attribute against phpdoc' => [
            <<<'PHP'
                class Subject {
                  /** @var list<int> */
                  #[Type('list<string>')] public array $value; }
                PHP,
            '~\Subject::$value: The native type and phpdoc say list<int>, but #[Type] says list<string> ({file}:4). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'an attribute that adds null' => [
            'class Subject { #[Type(\'?int\')] public int $value; }',
            '~\Subject::$value: The native type and phpdoc say int, but #[Type] says ?int ({file}:2). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'a slip in an attribute' => [
            'class Subject { #[Type(\'Lst<int>\')] public $value; }',
            '~\Subject::$value: #[Type(\'Lst<int>\')] names the class ~\Lst, which does not exist. Did you mean list? [unknown_class]',
        ];
        yield 'a getter against its property' => [
            <<<'PHP'
                class Subject {
                    #[Accessor(getter: 'get')] public int $value;
                    public function get(): string { return ''; }
                }
                PHP,
            '~\Subject::$value: The type is int, but ~\Subject::get() says string ({file}:4). Let both have the same type, or name a getter and a setter that have. [contradicting_types]',
        ];
        yield 'phpdoc against a parameter' => [
            <<<'PHP'
                class Subject {
                    /** @param string $value */
                    public function __construct(int $value) {}
                }
                PHP,
            '~\Subject::__construct($value): The native type is int, but @param $value says string ({file}:4). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'an unknown class of a parameter' => [
            <<<'PHP'
                class Subject {
                    /** @param list<Nope> $value */
                    public function __construct(array $value) {}
                }
                PHP,
            '~\Subject::__construct($value): @param $value list<Nope> names the class ~\Nope, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'phpdoc against a result' => [
            <<<'PHP'
                class Subject {
                    /** @return string */
                    #[VirtualProperty]
                    public function get(): int { return 1; }
                }
                PHP,
            '~\Subject::get(): The native type is int, but @return says string ({file}:5). The second may only narrow the first: correct one of them. [contradicting_types]',
        ];
        yield 'an alias of itself' => [
            <<<'PHP'
                /** @phpstan-type A list<B>
                 * @phpstan-type B ?A */ class Subject { /** @var A */ public $value; }
                PHP,
            '~\Subject: The type alias A is made of itself. Write a class for a structure that contains itself. [circular_type_alias]',
        ];
        yield 'an alias that the other class does not have' => [
            <<<'PHP'
                /** @phpstan-type Row array{id: int} */ class Other {}
                /** @phpstan-import-type Roww from Other */ class Subject { /** @var Roww */ public $value; }
                PHP,
            '~\Subject: @phpstan-import-type Roww: ~\Other has no type alias of that name. It has Row. [unknown_type_alias]',
        ];
        yield 'an alias from no class' => [
            '/** @phpstan-import-type Row from Nope */ class Subject { /** @var Row */ public $value; }',
            '~\Subject: @phpstan-import-type Row names the class ~\Nope, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'a slip in the name of an alias' => [
            '/** @phpstan-type LineRow array{id: int} */ class Subject { /** @var LinRow */ public $value; }',
            '~\Subject::$value: @var LinRow names the class ~\LinRow, which does not exist. Did you mean LineRow? [unknown_class]',
        ];
        yield 'an attribute twice' => [
            'class Subject { #[Groups(\'a\'), Groups(\'b\')] public $value; }',
            '~\Subject::$value: #[Groups] cannot be used: Attribute "Kiln\Attribute\Groups" must not be repeated. [invalid_attribute]',
        ];
        yield 'an attribute in the wrong place' => [
            '#[Groups(\'a\')] class Subject { public $value; }',
            '~\Subject: #[Groups] cannot be used: Attribute "Kiln\Attribute\Groups" cannot target class (allowed targets: method, property, parameter). [invalid_attribute]',
        ];
        yield 'an attribute with a wrong argument' => [
            'class Subject { #[MaxDepth(\'many\')] public $value; }',
            '~\Subject::$value: #[MaxDepth] cannot be used: Argument #1 ($depth) must be of type int, string given. [invalid_attribute]',
        ];
        yield 'an attribute without its argument' => [
            'class Subject { #[Since] public $value; }',
            '~\Subject::$value: #[Since] cannot be used: Too few arguments, 0 passed and exactly 1 expected. [invalid_attribute]',
        ];
        yield 'an attribute that does not exist' => [
            'class Subject { #[\Kiln\Attribute\Group(\'a\')] public $value; }',
            '~\Subject::$value: There is no attribute #[Group]. Did you mean #[Groups]? [invalid_attribute]',
        ];
        yield 'no groups' => [
            'class Subject { #[Groups([])] public $value; }',
            '~\Subject::$value: #[Groups] names no group. Name one, or remove the attribute: a property without it is in the group Default. [invalid_attribute]',
        ];
        yield 'a group that is a number' => [
            'class Subject { #[Groups([\'a\', 1])] public $value; }',
            '~\Subject::$value: #[Groups] has a list with a value of type int. Write strings. [invalid_attribute]',
        ];
        yield 'a negative depth' => [
            'class Subject { #[MaxDepth(-1)] public $value; }',
            '~\Subject::$value: #[MaxDepth(-1)] is negative. Write a number of levels, 0 or more. [invalid_attribute]',
        ];
        yield 'an unknown time zone' => [
            'class Subject { #[DateFormat(\'Y\', timezone: \'Europe/Zurick\')] public \DateTime $value; }',
            '~\Subject::$value: #[DateFormat] names the time zone "Europe/Zurick", which PHP does not know. Write a name such as Europe/Zurich, UTC or +02:00. [invalid_attribute]',
        ];
        yield 'a date format for a number' => [
            'class Subject { #[DateFormat(\'Y\')] public int $value; }',
            '~\Subject::$value: #[DateFormat] stands at a property of type int, which is no date. Remove it, or make the type DateTimeImmutable. [misplaced_attribute]',
        ];
        yield 'neither read nor written' => [
            'class Subject { #[ReadOnlyProperty, WriteOnlyProperty] public int $value; }',
            '~\Subject::$value: #[ReadOnlyProperty] and #[WriteOnlyProperty] together leave nothing. Use #[Ignore] for that. [conflicting_attributes]',
        ];
        yield 'neither read nor written, by the class' => [
            '#[ReadOnlyProperty] class Subject { #[WriteOnlyProperty] public int $value; }',
            '~\Subject::$value: #[WriteOnlyProperty] in a class with #[ReadOnlyProperty] leaves nothing. Use #[Ignore] for that. [conflicting_attributes]',
        ];
        yield 'a name for what is inlined' => [
            'class Subject { #[Inline, SerializedName(\'a\')] public array $value; }',
            '~\Subject::$value: #[SerializedName] names a key, but #[Inline] leaves none. Remove one of them; #[Inline(prefix: ...)] changes the keys inside. [conflicting_attributes]',
        ];
        yield 'no version left' => [
            'class Subject { #[Since(\'2\'), Until(\'1.5\')] public array $value; }',
            '~\Subject::$value: #[Since(\'2\')] is later than #[Until(\'1.5\')], so that no version has it. Exchange them, or use #[Ignore]. [conflicting_attributes]',
        ];
        yield 'a static property' => [
            'class Subject { #[Groups(\'a\')] public static array $value; }',
            '~\Subject::$value: A static property belongs to no object. Remove the attributes, or the word static. [misplaced_attribute]',
        ];
        yield 'groups of a method' => [
            'class Subject { #[Groups(\'a\')] public function getName() {} }',
            '~\Subject::getName(): #[Groups] says something about a property, but this is a method. Add #[VirtualProperty] to write what it returns. [misplaced_attribute]',
        ];
        yield 'a getter that does not exist' => [
            'class Subject { #[Accessor(getter: \'getValu\')] public $value; public function getValue() {} }',
            '~\Subject::$value: The getter ~\Subject::getValu() does not exist. Did you mean getValue()? [invalid_accessor]',
        ];
        yield 'a setter that does not exist' => [
            'class Subject { #[Accessor(setter: \'change\')] public $value; }',
            '~\Subject::$value: The setter ~\Subject::change() does not exist. Write it, or correct the name. [invalid_accessor]',
        ];
        yield 'a getter with parameters' => [
            'class Subject { #[Accessor(getter: \'get\')] public $value; public function get($a) {} }',
            '~\Subject::$value: The getter ~\Subject::get() has required parameters. A getter is called without arguments. [invalid_accessor]',
        ];
        yield 'a getter that returns nothing' => [
            'class Subject { #[Accessor(getter: \'get\')] public $value; public function get(): void {} }',
            '~\Subject::$value: The getter ~\Subject::get() returns nothing. Let it return the value. [invalid_accessor]',
        ];
        yield 'a static getter' => [
            'class Subject { #[Accessor(getter: \'get\')] public $value; public static function get() {} }',
            '~\Subject::$value: The getter ~\Subject::get() is static. It must be a method of the object. [invalid_accessor]',
        ];
        yield 'a setter without a parameter' => [
            'class Subject { #[Accessor(setter: \'set\')] public $value; public function set() {} }',
            '~\Subject::$value: The setter ~\Subject::set() has no parameter. A setter is called with one argument, the value. [invalid_accessor]',
        ];
        yield 'a setter with two parameters' => [
            'class Subject { #[Accessor(setter: \'set\')] public $value; public function set($a, $b) {} }',
            '~\Subject::$value: The setter ~\Subject::set() has 2 required parameters. A setter is called with one argument, the value. [invalid_accessor]',
        ];
        yield 'no accessor' => [
            'class Subject { #[Accessor] public $value; }',
            '~\Subject::$value: #[Accessor] names neither a getter nor a setter. Name one, or remove the attribute. [invalid_accessor]',
        ];
        yield 'a static virtual property' => [
            'class Subject { #[VirtualProperty] public static function get() {} }',
            '~\Subject::get(): A method with #[VirtualProperty] is called on the object without arguments and returns the value, but this one is static. [invalid_virtual_property]',
        ];
        yield 'a virtual property with parameters' => [
            'class Subject { #[VirtualProperty] public function get($a) {} }',
            '~\Subject::get(): A method with #[VirtualProperty] is called on the object without arguments and returns the value, but this one has required parameters. [invalid_virtual_property]',
        ];
        yield 'a virtual property that returns nothing' => [
            'class Subject { #[VirtualProperty] public function get(): void {} }',
            '~\Subject::get(): A method with #[VirtualProperty] is called on the object without arguments and returns the value, but this one returns nothing. [invalid_virtual_property]',
        ];
        yield 'a hook with parameters' => [
            'class Subject { #[BeforeSerialize] public function prepare($a) {} }',
            '~\Subject::prepare(): A method with #[BeforeSerialize] is called on the object without arguments, but this one has required parameters. [invalid_lifecycle_method]',
        ];
        yield 'a static hook' => [
            'class Subject { #[AfterDeserialize] public static function prepare() {} }',
            '~\Subject::prepare(): A method with #[AfterDeserialize] is called on the object without arguments, but this one is static. [invalid_lifecycle_method]',
        ];
        yield 'two factories' => [
            'class Subject { #[\Kiln\Attribute\Factory] public static function a(): self {} #[\Kiln\Attribute\Factory] public static function b(): self {} }',
            '~\Subject: #[Factory] stands at a() and at b(), but one method makes the objects. Keep one of them. [invalid_factory]',
        ];
        yield 'a factory of the object' => [
            'class Subject { #[\Kiln\Attribute\Factory] public function a(): self {} }',
            '~\Subject::a(): A method with #[Factory] is called to make the object, so it must be public and static. Write: public static function. [invalid_factory]',
        ];
        yield 'a factory that may make none' => [
            'class Subject { #[\Kiln\Attribute\Factory] public static function a(): ?static {} }',
            '~\Subject::a(): A method with #[Factory] gives an object of its class, but this one has the return type ?static. Let it return self or static. [invalid_factory]',
        ];
        yield 'a factory that may make anything' => [
            'class Subject { #[\Kiln\Attribute\Factory] public static function a() {} }',
            '~\Subject::a(): A method with #[Factory] gives an object of its class, but this one has no return type. Let it return self or static. [invalid_factory]',
        ];
        yield 'an attribute of a parameter that a property fills' => [
            'class Subject { public string $name = ""; public function __construct(#[SerializedName("n")] string $name) {} }',
            '~\Subject::__construct($name): The attributes of ~\Subject::$name count, not those of the parameter that it fills. Let them stand at the property. [misplaced_attribute]',
        ];
        yield 'a parameter with an attribute that says nothing of it' => [
            'class Subject { public function __construct(#[MaxDepth(1)] array $list) {} }',
            '~\Subject::__construct($list): #[MaxDepth] cannot be used: Attribute "Kiln\Attribute\MaxDepth" cannot target parameter (allowed targets: method, property). [invalid_attribute]',
        ];
        yield 'a discriminator without its class' => [
            '#[Discriminator(\'type\', [\'a\' => Nope::class])] abstract class Subject {}',
            '~\Subject: #[Discriminator] names the class ~\Nope for "a", which does not exist. Write it as Foo::class and import it. [invalid_discriminator_map]',
        ];
        yield 'a discriminator with a foreign class' => [
            'class Foreign {} #[Discriminator(\'type\', [\'a\' => Foreign::class])] abstract class Subject {}',
            '~\Subject: #[Discriminator] names ~\Foreign for "a", which does not extend ~\Subject. Let it extend ~\Subject, or take it out of the map. [invalid_discriminator_map]',
        ];
        yield 'a discriminator of an interface with a foreign class' => [
            'class Foreign {} #[Discriminator(\'type\', [\'a\' => Foreign::class])] interface Subject {}',
            '~\Subject: #[Discriminator] names ~\Foreign for "a", which does not implement ~\Subject. Let it implement ~\Subject, or take it out of the map. [invalid_discriminator_map]',
        ];
        yield 'two values for one class' => [
            "#[Discriminator(field: 't', map: ['a' => One::class, 'b' => '\\\\' . one::class])]\nabstract class Subject {} class One extends Subject {}",
            '~\Subject: #[Discriminator] gives \~\one two values, "a" and "b", of which only one could be written. Keep one of them, and give the other to a class of its own that extends this one. [invalid_discriminator_map]',
        ];
        yield 'a fallback with a value' => [
            '#[Discriminator(\'type\', [\'a\' => A::class], A::class)] abstract class Subject {} class A extends Subject {}',
            '~\Subject: #[Discriminator] has the fallback ~\A, which has a value of its own. Name a class that is there for all other values. [invalid_discriminator_map]',
        ];
        yield 'a fallback that is no such class' => [
            '#[Discriminator(\'type\', [\'a\' => A::class], \stdClass::class)] abstract class Subject {} class A extends Subject {}',
            '~\Subject: #[Discriminator] names stdClass for "any other value", which does not extend ~\Subject. Let it extend ~\Subject, or take it out of the map. [invalid_discriminator_map]',
        ];
        yield 'a discriminator of nothing' => [
            '#[Discriminator(\'type\', [])] abstract class Subject {}',
            '~\Subject: #[Discriminator] has no classes in its map. Name them: map: [\'car\' => Car::class]. [invalid_discriminator_map]',
        ];
        yield 'two discriminators' => [
            '#[Discriminator(\'type\', [\'a\' => Subject::class])] interface A {} #[Discriminator(\'kind\', [\'b\' => Subject::class])] interface B {} class Subject implements A, B {}',
            '~\Subject: ~\A says "type": "a" for this class, ~\B says "kind": "b". Let both say the same, or leave the class out of one map. [conflicting_discriminators]',
        ];
        yield 'a converter that does not exist' => [
            'class Subject { #[Converter(Nope::class)] public $value; }',
            '~\Subject::$value: #[Converter] names the class ~\Nope, which does not exist. Write it as Foo::class and import it. [invalid_converter]',
        ];
        yield 'a class that is no converter' => [
            'class Subject { #[Converter(Subject::class)] public $value; }',
            '~\Subject::$value: #[Converter] names ~\Subject, which is no converter. Let it implement Kiln\ValueConverter. [invalid_converter]',
        ];
        yield 'a class that is no converter, for a class' => [
            '#[Converter(Subject::class)] class Subject { public $value; }',
            '~\Subject: #[Converter] names ~\Subject, which is no converter. Let it implement Kiln\ValueConverter. [invalid_converter]',
        ];
        yield 'a slip in the order' => [
            '#[Order([\'nam\'])] class Subject { public $name; public $value; }',
            '~\Subject: #[Order] names "nam", which is no property. Did you mean "name"? [invalid_order]',
        ];
        yield 'an order of what is not there' => [
            '#[Order([\'quantity\'])] class Subject { public $name; public $value; }',
            '~\Subject: #[Order] names "quantity", which is no property. There are name, value. [invalid_order]',
        ];
        yield 'an unknown order' => [
            '#[Order(\'random\')] class Subject { public $name; }',
            '~\Subject: #[Order] does not know the order "random". Write Order::ALPHABETICAL, or a list of property names. [invalid_order]',
        ];
        yield 'an unknown bound' => [
            '/** @template T of Nope */ class Subject { }',
            '~\Subject: @template T of Nope names the class ~\Nope, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'an unknown argument' => [
            <<<'PHP'
                /** @template T */ class Base { /** @var T */ public $value; }
                /** @extends Base<Nope> */ class Subject extends Base {}
                PHP,
            '~\Subject: @extends Base<Nope>: Nope names the class ~\Nope, which does not exist. Is a "use" statement missing, or is the name misspelt? [unknown_class]',
        ];
        yield 'too many arguments' => [
            <<<'PHP'
                /** @template T */ class Base { /** @var T */ public $value; }
                /** @extends Base<int, string> */ class Subject extends Base {}
                PHP,
            '~\Subject: It gives 2 type arguments to ~\Base, which has 1. Write ~\Base<T>. [wrong_type_arguments]',
        ];
    }

    #[Test]
    #[DataProvider('errors')]
    public function anErrorSaysWhatToWrite(string $code, string $message): void
    {
        // Hints name classes that are loaded.
        self::assertTrue(class_exists(LinesPagedTwice::class));

        self::assertSame($message, $this->errorOf($code));
    }

    #[Test]
    public function aMemberOfATraitStandsInTheFileOfTheTrait(): void
    {
        $message = $this->errorOf(
            <<<'PHP'
                trait Broken
                {
                    public function first($value) { return "{$value}"; }

                    /** @var string */
                    public int $value;
                }
                class Subject { use Broken; }
                PHP,
        );

        self::assertSame('~\Subject::$value: The native type is int, but @var says string ({file}:7). The second may only narrow the first: correct one of them. [contradicting_types]', $message);
    }

    #[Test]
    public function anAnonymousClassIsNamedWithoutItsPath(): void
    {
        $namespace = $this->declareClasses(
            <<<'PHP'
                class Factory {
                    public function __invoke() { return new class { /** @var list<Nowhere> */ public array $value = []; }; }
                }
                PHP,
        );
        $factory = "{$namespace}\\Factory";
        self::assertTrue(class_exists($factory));
        $factory = new $factory();
        self::assertIsCallable($factory);
        $object = $factory();
        self::assertIsObject($object);

        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessageMatches('/^class@anonymous::\$value: @var list<Nowhere> names the class ' . preg_quote($namespace, '/') . '\\\\Nowhere, which/');

        $this->metadataOf($object::class);
    }

    /** @return iterable<string, array{string, string}> */
    public static function noClasses(): iterable
    {
        yield 'nothing of that name' => ['App\Nowhere', 'App\Nowhere: Asked for was the class App\Nowhere, which does not exist. Write the full name of a class that can be loaded. [unknown_class]'];
        yield 'a slip' => ['Kiln\Context2', 'Kiln\Context2: Asked for was the class Kiln\Context2, which does not exist. Write the full name of a class that can be loaded. [unknown_class]'];
        yield 'no namespace' => ['LinesPagedTwice', 'LinesPagedTwice: Asked for was the class LinesPagedTwice, which does not exist. Did you mean ' . LinesPagedTwice::class . '? [unknown_class]'];
        yield 'a trait' => [Stamped::class, Stamped::class . ': Asked for was the trait ' . Stamped::class . ', and no object is of a trait. Name a class or an interface. [not_a_class]'];
    }

    #[Test]
    #[DataProvider('noClasses')]
    public function whatIsNoClassHasNoFacts(string $class, string $message): void
    {
        self::assertTrue(class_exists(LinesPagedTwice::class));
        $factory = new \ReflectionMethod(ReflectionMetadataFactory::class, 'classMetadata');

        try {
            $factory->invoke(new ReflectionMetadataFactory(), $class);
            self::fail('There was no error.');
        } catch (InvalidMetadata $error) {
            self::assertSame($message, $error->getMessage());
            self::assertSame($class, $error->place);
        }
    }
}
