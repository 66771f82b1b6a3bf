<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

use Kiln\Bridge\Jms\Metadata\Attributes\CamelCaseNaming;
use Kiln\Bridge\Jms\Metadata\Attributes\IdenticalNaming;
use Kiln\Bridge\Jms\Metadata\Attributes\WrittenNaming;
use Kiln\Dialect\Jms\Metadata\Attributes\AccessorDiscovery;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeArguments;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeKind;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeParameter;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeReader;
use Kiln\Dialect\Jms\Metadata\Attributes\ClassReader;
use Kiln\Dialect\Jms\Metadata\Attributes\ClassRules;
use Kiln\Dialect\Jms\Metadata\Attributes\DefaultValue;
use Kiln\Dialect\Jms\Metadata\Attributes\Discrimination;
use Kiln\Dialect\Jms\Metadata\Attributes\Hierarchy;
use Kiln\Dialect\Jms\Metadata\Attributes\HierarchyMerge;
use Kiln\Dialect\Jms\Metadata\Attributes\InlineShape;
use Kiln\Dialect\Jms\Metadata\Attributes\JmsAttribute;
use Kiln\Dialect\Jms\Metadata\Attributes\NativeTypes;
use Kiln\Dialect\Jms\Metadata\Attributes\Place;
use Kiln\Dialect\Jms\Metadata\Attributes\PropertyNotes;
use Kiln\Dialect\Jms\Metadata\Attributes\PropertyOrder;
use Kiln\Dialect\Jms\Metadata\Attributes\PropertySubject;
use Kiln\Dialect\Jms\Metadata\Attributes\VirtualOptions;
use Kiln\Dialect\Jms\Metadata\MethodFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Error\InvalidMetadata;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What is read from attributes alone is what jms/serializer knows.
 */
#[CoversClass(AccessorDiscovery::class)]
#[CoversClass(AttributeArguments::class)]
#[CoversClass(AttributeFacts::class)]
#[CoversClass(AttributeKind::class)]
#[CoversClass(AttributeParameter::class)]
#[CoversClass(AttributeReader::class)]
#[CoversClass(CamelCaseNaming::class)]
#[CoversClass(ClassReader::class)]
#[CoversClass(ClassRules::class)]
#[CoversClass(DefaultValue::class)]
#[CoversClass(Discrimination::class)]
#[CoversClass(Hierarchy::class)]
#[CoversClass(HierarchyMerge::class)]
#[CoversClass(IdenticalNaming::class)]
#[CoversClass(InlineShape::class)]
#[CoversClass(JmsAttribute::class)]
#[CoversClass(NativeTypes::class)]
#[CoversClass(Place::class)]
#[CoversClass(PropertyNotes::class)]
#[CoversClass(PropertyOrder::class)]
#[CoversClass(PropertySubject::class)]
#[CoversClass(VirtualOptions::class)]
#[CoversClass(WrittenNaming::class)]
final class AttributeFactsTest extends TestCase
{
    /** @return iterable<string, array{string}> */
    public static function fixtures(): iterable
    {
        foreach (Fixtures::classes() as $class) {
            yield $class => [$class];
        }
        yield 'in capitals' => [strtoupper(Fixtures::PREFIX . 'Car')];
        yield 'with a backslash in front' => ['\\' . Fixtures::PREFIX . 'Car'];
        foreach ([\stdClass::class, \Exception::class, \DateInterval::class, \ArrayObject::class, \Countable::class] as $class) {
            yield $class => [$class];
        }
    }

    #[Test]
    #[DataProvider('fixtures')]
    public function aClassIsKnown(string $class): void
    {
        foreach (ComparedFacts::all() as $settings => $facts) {
            self::assertTrue($facts->assertSame($class, "{$class}, {$settings}"), "{$settings}: the original refuses it.");
        }
    }

    /** @return array<string, array{int}> */
    public static function seeds(): array
    {
        return Chance::seeds();
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function theOrderOfLoadingDoesNotMatter(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $classes = Fixtures::classes();
        for ($case = 0; $case < 3; ++$case) {
            $facts = ComparedFacts::all();
            foreach ($chance->shuffled($classes) as $class) {
                foreach ($facts as $settings => $compared) {
                    $compared->assertSame($class, "{$class}, {$settings}");
                }
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function anyClassIsKnown(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $known = $refused = 0;
        $cases = Chance::cases(60);
        for ($case = 0; $case < $cases; ++$case) {
            $maker = new ClassesOfChance($chance->forCase($case));
            $code = $maker->code();
            $namespace = DeclaredText::declare($code, $case % 2 === 0);
            foreach (ComparedFacts::all() as $settings => $facts) {
                foreach ($maker->names() as $name) {
                    $facts->assertSame("{$namespace}\\{$name}", "case {$case}, {$name}, {$settings}:\n{$code}") ? ++$known : ++$refused;
                }
            }
        }

        self::assertGreaterThan($refused, $known, 'Most of them should be right.');
    }

    #[Test]
    public function factsAreAsWritten(): void
    {
        $namespace = DeclaredText::declare(<<<'PHP'
            #[AccessorOrder(order: 'custom', custom: ['total'])]
            final class Subject
            {
                #[Type("array<int>"), Groups(['a', 'b']), Since('1.0'), MaxDepth(2), Exclude(if: 'x')]
                private array $lineNumbers = [1];
                #[Exclude]
                public int $hidden = 1;
                #[VirtualProperty, SerializedName('sum')]
                public function getTotal(): ?float { return 1.0; }
                #[PostDeserialize]
                private function check(): void {}
            }
            PHP);
        $class = "{$namespace}\\Subject";
        \assert(class_exists($class));
        $facts = (new AttributeFacts(new WrittenNaming()))->of($class);

        self::assertSame($class, $facts->name);
        self::assertEquals([
            new PropertyFacts(PropertyKind::Method, $class, 'total', 'sum', new TypeName('float'), 'getTotal', isReadOnly: true),
            new PropertyFacts(
                PropertyKind::Property,
                $class,
                'lineNumbers',
                'line_numbers',
                new TypeName('array', [['name' => 'int', 'params' => []]]),
                groups: ['a', 'b'],
                sinceVersion: '1.0',
                maxDepth: 2,
                isConditional: true,
                hasDefault: true,
                default: [1],
            ),
        ], $facts->properties);
        self::assertEquals([new MethodFacts($class, 'check')], $facts->postDeserialize);
        self::assertNull($facts->discriminator);
    }

    /** @return iterable<string, array{string, string}> code and message, with the namespace of the code as `~` */
    public static function refused(): iterable
    {
        $property = static fn(string $attribute): string => "final class Subject {\n {$attribute} public array \$a = []; }";
        $class = static fn(string $attribute): string => "{$attribute} final class Subject { public int \$a = 1; }";

        yield 'where it may not stand: a class' => [$class('#[Type("int")]'), '~\Subject: #[Type] may not stand here. [invalid_attribute]'];
        yield 'where it may not stand: a property' => [$property('#[PreSerialize]'), '~\Subject::$a: #[PreSerialize] may not stand here. [invalid_attribute]'];
        yield 'where it may not stand: a method' => [
            "final class Subject {\n #[Accessor([], 'a')] private function a(): void {} }",
            '~\Subject::a(): #[Accessor] may not stand here. [invalid_attribute]',
        ];
        yield 'twice' => [$property('#[Type("int"), Type("string")]'), '~\Subject::$a: #[Type] stands here twice. [invalid_attribute]'];
        yield 'arguments for what takes none' => [$property('#[Inline(by: 1)]'), '~\Subject::$a: #[Inline] takes no arguments. [invalid_attribute]'];
        yield 'an unknown name' => [$property('#[Since(since: "1")]'), '~\Subject::$a: #[Since] has no argument "since". [invalid_attribute]'];
        yield 'an unknown name in an array' => [$property('#[Since(["since" => "1"])]'), '~\Subject::$a: #[Since] has no argument "since". [invalid_attribute]'];
        yield 'a list for what has names' => [$property('#[Accessor(["getA"])]'), '~\Subject::$a: #[Accessor] has no argument "0". [invalid_attribute]'];
        yield 'the first by its place and name' => [$property('#[Type("int", values: "string")]'), '~\Subject::$a: #[Type] has the argument "values" twice. [invalid_attribute]'];
        yield 'no array' => [$property('#[Groups("a")]'), '~\Subject::$a: #[Groups] has an argument "values" of type string. [invalid_attribute]'];
        yield 'of another type' => [$property('#[MaxDepth(depth: [1])]'), '~\Subject::$a: #[MaxDepth] has an argument "depth" of type array. [invalid_attribute]'];
        yield 'of another type in an array' => [$property('#[MaxDepth("three")]'), "~\\Subject::\$a: #[MaxDepth] has 'three' for \"depth\". Write a number. [invalid_attribute]"];
        yield 'a number for a version' => [$property('#[Since(1.2)]'), '~\Subject::$a: #[Since] has 1.2 for "version". Write a string. [invalid_attribute]'];
        yield 'no type' => [$property('#[Type]'), '~\Subject::$a: #[Type] has null for "name". Write a string. [invalid_attribute]'];
        yield 'a type that is no text' => [$property('#[Type(5)]'), '~\Subject::$a: #[Type] has 5 for "name". Write a string. [invalid_attribute]'];
        yield 'groups that are numbers' => [$property('#[Groups([1])]'), '~\Subject::$a: #[Groups] has array for "groups". Write a list of strings. [invalid_attribute]'];
        yield 'a group for two' => [
            $property('#[Groups(["a, b"])]'),
            "~\\Subject::\$a: #[Groups] has a group \"a, b\", but the name of a group has no comma. Write one string for each group: ['a', 'b']. [invalid_attribute]",
        ];
        yield 'a constant that does not exist' => [
            $property('#[Groups([Nothing::GROUP])]'),
            '~\Subject::$a: The arguments of #[Groups] cannot be evaluated: Class "~\Nothing" not found. Write values instead of constants and objects. [invalid_attribute]',
        ];
        yield 'a policy' => [$class('#[ExclusionPolicy("some")]'), '~\Subject: #[ExclusionPolicy] does not know the policy "some". Write ALL or NONE. [invalid_attribute]'];
        yield 'no policy' => [$class('#[ExclusionPolicy]'), '~\Subject: #[ExclusionPolicy] has null for "policy". Write a string. [invalid_attribute]'];
        yield 'a type that cannot be parsed' => [
            $property('#[Type("?int")]'),
            '~\Subject::$a: "?int" is not a type of jms/serializer: it begins with ?, which is no name. Write a type such as int, App\Line, array<App\Line> or array<string, float>. [invalid_type]',
        ];
        yield 'an order' => [$class('#[AccessorOrder(order: "none")]'), '~\Subject: #[AccessorOrder] does not know the order "none". Write undefined, alphabetical or custom. [invalid_order]'];
        yield 'an order of numbers' => [$class('#[AccessorOrder(order: "custom", custom: [1])]'), '~\Subject: #[AccessorOrder] has array for "custom". Write a list of strings. [invalid_attribute]'];
        yield 'a namespace without one' => [$class('#[XmlNamespace]'), '~\Subject: #[XmlNamespace] has null for "uri". Write a string. [invalid_attribute]'];
        yield 'no getter' => [
            $class('#[AccessType(type: "public_method")]'),
            '~\Subject::$a: #[AccessType] asks for a public method getA() or isA() or hasA(), and there is none. Write it, or name another one by #[Accessor]. [invalid_accessor]',
        ];
        yield 'no setter' => [
            "final class Subject {\n #[AccessType(['type' => 'public_method']), Accessor(getter: 'x')] public int \$a; private function setA(): void {} }",
            '~\Subject::$a: #[AccessType] asks for a public method setA(), and there is none. Write it, or name another one by #[Accessor]. [invalid_accessor]',
        ];
        yield 'a virtual property without a name' => [$class('#[VirtualProperty(exp: "1")]'), '~\Subject: #[VirtualProperty] has null for "name". Write a string. [invalid_attribute]'];
        yield 'a virtual property without an expression' => [$class('#[VirtualProperty("a")]'), '~\Subject: #[VirtualProperty] has null for "exp". Write a string. [invalid_attribute]'];
        yield 'an option without a class' => [
            $class('#[VirtualProperty("a", exp: "1", options: [[]])]'),
            "~\\Subject: #[VirtualProperty] has an option that does not begin with a class. Write options: [[SerializedName::class, ['name']]]. [invalid_attribute]",
        ];
        yield 'an option without arguments' => [
            $class('#[VirtualProperty("a", exp: "1", options: [[Groups::class]])]'),
            "~\\Subject: #[VirtualProperty] has an option #[Groups] without an array of arguments. Write options: [[SerializedName::class, ['name']]]. [invalid_attribute]",
        ];
        yield 'an option with an argument of another type' => [
            $class('#[VirtualProperty("a", exp: "1", options: [[Groups::class, ["a"]]])]'),
            '~\Subject: #[Groups] has an argument "groups" of type string. [invalid_attribute]',
        ];
        yield 'a list and a map' => [
            "final class Subject {\n #[Inline, Type('array<int>')] public array \$a = []; #[Inline, Exclude, Type('array<string, int>')] public array \$b = []; }",
            '~\Subject::$b: #[Inline] makes a list of the class and #[Inline] of another property a map, or the other way round. Remove one of them. [not_inlinable]',
        ];
        yield 'no field' => [
            'abstract class Base {} #[Discriminator(field: "", map: ["a" => Subject::class])] final class Subject extends Base {}',
            '~\Subject: #[Discriminator] has no field. Write the key that tells the class. [invalid_discriminator_map]',
        ];
        yield 'a field that is empty to PHP' => [$class('#[Discriminator(field: "0", map: ["a" => Subject::class])]'), '~\Subject: #[Discriminator] has no field. Write the key that tells the class. [invalid_discriminator_map]'];
        yield 'no map' => [$class('#[Discriminator]'), "~\\Subject: The map of #[Discriminator] is empty. Write map: ['value' => SubClass::class]. [invalid_discriminator_map]"];
        yield 'a class that is not in its own map' => [
            $class('#[Discriminator(map: ["a" => "subject"])]'),
            '~\Subject: the #[Discriminator] of ~\Subject has no value for this class. Add it to the map, or make it abstract. [invalid_discriminator_map]',
        ];
        yield 'a class that is not in the map of its base' => [
            "#[Discriminator(map: ['a' => Base::class])] class Base {} final class Subject extends Base {}",
            '~\Subject: the #[Discriminator] of ~\Base has no value for this class. Add it to the map, or make it abstract. [invalid_discriminator_map]',
        ];
        yield 'another field' => [
            "#[Discriminator(map: ['a' => Subject::class])] abstract class Base {} #[Discriminator(field: 'x', map: ['a' => Subject::class])] final class Subject extends Base {}",
            '~\Subject: #[Discriminator] has the field "x", but that of ~\Base has "type". Let the map of the base have all its subclasses. [conflicting_discriminators]',
        ];
        yield 'a property of that name' => [
            "#[Discriminator(map: ['a' => Subject::class])] abstract class Base {} final class Subject extends Base { public int \$type = 1; }",
            '~\Subject: "type" is a property, and the field of the #[Discriminator] of ~\Base. Rename one of them. [duplicate_key]',
        ];
        yield 'what is not there' => ['', '~\Subject: there is no such class. Correct the name, or let the autoloader find it. [unknown_class]'];
    }

    #[Test]
    public function anArgumentThatNoConstructorTakesIsRefusedWherePhpRefusesIt(): void
    {
        $namespace = DeclaredText::declare('final class Subject { #[Inline(1)] public array $a = []; }');
        foreach (ComparedFacts::all() as $settings => $facts) {
            self::assertSame(\PHP_VERSION_ID >= 80400, $facts->assertSame("{$namespace}\\Subject", $settings));
        }
    }

    #[Test]
    #[DataProvider('refused')]
    public function aMistakeIsRefused(string $code, string $message): void
    {
        $namespace = DeclaredText::declare($code);
        foreach (ComparedFacts::all() as $settings => $facts) {
            self::assertFalse($facts->assertSame("{$namespace}\\Subject", $settings), 'The original takes it.');
        }
        try {
            (new AttributeFacts(new WrittenNaming()))->of("{$namespace}\\Subject");
        } catch (InvalidMetadata $error) {
            self::assertSame($message, str_replace($namespace, '~', $error->getMessage()));

            return;
        }
        self::fail('It was taken.');
    }

    /** @return iterable<string, array{string, bool}> code, and whether it stands in a file with strict types */
    public static function taken(): iterable
    {
        yield 'a number that is written as a text' => ['final class Subject { #[MaxDepth(depth: "3"), Until(version: 1.5)] public int $a = 1; }', false];
        yield 'a text that is an object' => [
            'final class Name { public function __toString(): string { return "array<int>"; } }
            final class Subject { #[Type(new Name())] public array $a = []; #[Type(name: new Name())] public array $b = []; }',
            true,
        ];
        yield 'arguments too many' => ['final class Subject { #[Type("int", null, 5, [])] public array $a = []; }', true];
        yield 'values that come before names' => ['final class Subject { #[Type(["value" => "int", "name" => "string"], "float")] public array $a = []; }', true];
        yield 'one group by its name' => ['final class Subject { #[Groups(["x" => "a"])] public array $a = []; #[Groups(["groups" => "b", "c"])] public array $b = []; }', true];
        yield 'a mistake that nobody sees' => ['#[Discriminator(field: "", disabled: true)] final class Subject { #[Exclude, AccessType(["type" => "public_method"])] public array $a = []; }', true];
        yield 'a class of attributes that extends another' => [
            '#[\Attribute] final class Kind extends Discriminator {} #[Kind(map: ["a" => Subject::class])] final class Subject { #[Fixed] public int $a = 1; }
            #[\Attribute] final class Fixed extends ReadOnlyProperty {}',
            true,
        ];
        yield 'a class of attributes that nobody asks for' => [
            '#[\Attribute] final class Later extends \JMS\Serializer\Annotation\Version {} final class Subject { #[Later("1")] public int $a = 1; }',
            true,
        ];
        yield 'former names' => ['#[\JMS\Serializer\Annotation\ReadOnly] final class Subject { public int $a = 1; }', true];
        yield 'a class that does not load' => ['if (false) { class Unknown extends Nothing {} } final class Subject { #[Unknown] public int $a = 1; }', true];
    }

    #[Test]
    #[DataProvider('taken')]
    public function anOddThingIsTaken(string $code, bool $strict): void
    {
        $namespace = DeclaredText::declare($code, $strict);
        foreach (ComparedFacts::all() as $settings => $facts) {
            self::assertTrue($facts->assertSame("{$namespace}\\Subject", $settings), 'The original refuses it.');
        }
    }

    #[Test]
    public function anAnonymousClassIsKnown(): void
    {
        $namespace = DeclaredText::declare(<<<'PHP'
            function make(): object {
                return new #[AccessorOrder(order: 'alphabetical')] class extends \ArrayObject {
                    #[Type('int')] public $b = 1;
                    private int $a = 1;
                };
            }
            PHP);
        $make = "{$namespace}\\make";
        \assert(\is_callable($make));
        $class = get_debug_type($object = $make()) === 'ArrayObject@anonymous' && \is_object($object) ? $object::class : self::fail('It has another name.');
        foreach (ComparedFacts::all() as $settings => $facts) {
            self::assertTrue($facts->assertSame($class, $settings));
        }
    }

    #[Test]
    public function aConstructorOfItsOwnIsRefused(): void
    {
        $namespace = DeclaredText::declare(<<<'PHP'
            #[\Attribute]
            final class Kind extends Discriminator { public function __construct() { parent::__construct(map: ['a' => Subject::class]); } }
            #[Kind]
            final class Subject {}
            PHP);

        // To know what it says, an object would have to be made of it.
        $this->expectExceptionObject(new InvalidMetadata(
            'invalid_attribute',
            "{$namespace}\\Subject",
            "#[{$namespace}\\Kind] has a constructor of its own, so that its arguments tell nothing.",
            'Write #[Discriminator].',
        ));
        (new AttributeFacts(new WrittenNaming()))->of("{$namespace}\\Subject");
    }
}
