<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\InvalidArgumentException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Described;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Protection;
use Kiln\Tests\Fixture\Jms\Common\Uninitialized;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Inheritance\Child;
use Kiln\Tests\Fixture\Jms\Inheritance\ClassReadOnly;
use Kiln\Tests\Fixture\Jms\Inheritance\ExcludedAllChild;
use Kiln\Tests\Fixture\Jms\Inheritance\ExcludingChild;
use Kiln\Tests\Fixture\Jms\Inheritance\Grandparent;
use Kiln\Tests\Fixture\Jms\Inheritance\HooksBelow;
use Kiln\Tests\Fixture\Jms\Inheritance\HooksOverridden;
use Kiln\Tests\Fixture\Jms\Inheritance\LabelledThing;
use Kiln\Tests\Fixture\Jms\Inheritance\ParentClass;
use Kiln\Tests\Fixture\Jms\Inheritance\PolicyChild;
use Kiln\Tests\Fixture\Jms\Inheritance\PolicyParent;
use Kiln\Tests\Fixture\Jms\Inheritance\PropertyReadOnly;
use Kiln\Tests\Fixture\Jms\Inheritance\UsesTrait;
use Kiln\Tests\Fixture\Jms\Inheritance\UsesTraitBelow;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * What a class takes over from its parents.
 */
#[CoversClass(JmsSerializer::class)]
final class InheritanceTest extends ReferenceTestCase
{
    #[Test]
    public function aPropertyDeclaredAgainKeepsThePositionOfTheParents(): void
    {
        self::assertWrites('{"first":"first of the child","secret":"of the parent","shared":"shared","again":"second of the child","own":"own of the parent","third":"third"}', new Child());
        self::compare(static fn(Subject $subject): string => $subject->json(new ParentClass()));
        self::compare(static fn(Subject $subject): string => $subject->json(new Grandparent()));
    }

    #[Test]
    public function privatePropertiesOfParentsAreRead(): void
    {
        self::assertReads(
            "Child{third: '3', first: '1', second: '2', ParentClass.secret: 's', ParentClass.own: 'o', Grandparent.secret: 'of the grandparent', shared: 'x'}",
            '{"first":"1","secret":"s","shared":"x","again":"2","second":"no","own":"o","third":"3"}',
            Child::class,
        );
    }

    #[Test]
    public function excludingAPropertyAgainDoesNotRemoveTheParents(): void
    {
        self::assertWrites('{"first":"first of the child","secret":"of the parent","shared":"shared","renamed":"second","own":"own of the parent"}', new ExcludingChild());
        self::assertReads("ExcludingChild{first: 'x', second: 'second', ParentClass.secret: 'of the parent', ParentClass.own: 'own of the parent', Grandparent.secret: 'of the grandparent', shared: 'shared'}", '{"first":"x"}', ExcludingChild::class);
    }

    #[Test]
    public function excludingAClassLeavesThePropertiesOfTheParent(): void
    {
        self::assertWrites('{"a":"a","b":"b"}', new ExcludedAllChild());
    }

    #[Test]
    public function theExclusionPolicyIsNotInherited(): void
    {
        self::assertWrites('{"virtual":"virtual","shown":"shown"}', new PolicyParent());
        self::assertWrites('{"virtual":"virtual","shown":"shown","mine":"mine"}', new PolicyChild());
        self::assertReads("PolicyParent{shown: 'x', hidden: 'hidden'}", '{"shown":"x","hidden":"y"}', PolicyParent::class);
    }

    #[Test]
    public function propertiesOfTraitsBelongToTheClassThatUsesThem(): void
    {
        self::assertWrites('{"own":"own","from_trait":"trait","trait_secret":1}', new UsesTrait());
        self::assertWrites('{"own":"own","from_trait":"trait","trait_secret":1,"below":"below"}', new UsesTraitBelow());
        self::assertReads("UsesTraitBelow{below: 'b', own: 'own', traitProperty: 't', UsesTrait.traitSecret: 5}", '{"from_trait":"t","trait_secret":"5","below":"b"}', UsesTraitBelow::class);
    }

    #[Test]
    public function interfacesCountWhenAskedFor(): void
    {
        self::assertWrites('{"a":1}', new LabelledThing());
        self::assertWrites('{"label":"label","a":1}', new LabelledThing(), null, null, static fn(Jms|Kiln $builder): mixed => $builder->includeInterfaceMetadata(true));
        self::assertWrites('[{"label":"label","a":1}]', [new LabelledThing()], null, 'array<Kiln\Tests\Fixture\Jms\Inheritance\Labelled>', static fn(Jms|Kiln $builder): mixed => $builder->includeInterfaceMetadata(true));
    }

    #[Test]
    public function everyAccessLevelIsWrittenAndRead(): void
    {
        self::assertWrites('{"private":"private","protected":"protected","public":"public","readonly":"readonly","static":"static"}', new Protection());
        self::assertReads("Protection{private: 'a', protected: 'b', public: 'c', readonly: 'd'}", '{"private":"a","protected":"b","public":"c","readonly":"d"}', Protection::class);
    }

    #[Test]
    public function staticPropertiesAreWrittenAndRead(): void
    {
        try {
            self::assertGives("'now'", static function (Subject $subject): string {
                Protection::$static = 'before';
                $subject->fromJson('{"static":"now"}', Protection::class);

                return Protection::$static;
            });
        } finally {
            Protection::$static = 'static';
        }
    }

    #[Test]
    public function uninitializedPropertiesAreLeftOut(): void
    {
        self::assertWrites('{"before":1,"after":2}', new Uninitialized());
        self::assertWrites('{"before":1,"after":2}', new Uninitialized(), static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
        self::assertReads('Uninitialized{before: 1, never: ?, neverOrNull: ?, hidden: ?, after: 3}', '{"after":3}', Uninitialized::class);
        self::assertReads("Uninitialized{before: 5, never: 'n', neverOrNull: null, hidden: 4, after: 2}", '{"before":5,"never":"n","never_or_null":null,"hidden":4,"after":2}', Uninitialized::class);
    }

    #[Test]
    public function methodsAroundTheWorkRunParentsFirst(): void
    {
        self::assertWrites('{"calls":["before of the parent","before of the child"]}', static fn(): HooksBelow => new HooksBelow());
        self::assertGives("HooksBelow{calls: ['before of the parent', 'before of the child', 'after of the parent', 'after of the child']}", static function (Subject $subject): HooksBelow {
            $hooks = new HooksBelow();
            $subject->json($hooks);

            return $hooks;
        });
        self::assertReads("HooksBelow{calls: ['x', 'made of the parent', 'made of the child']}", '{"calls":["x"]}', HooksBelow::class);
        self::assertGives("HooksOverridden{calls: ['before of the parent', 'after of the parent']}", static function (Subject $subject): HooksOverridden {
            $hooks = new HooksOverridden();
            $subject->json($hooks);

            return $hooks;
        });
        self::assertReads("HooksOverridden{calls: ['made of the parent']}", '{}', HooksOverridden::class);
    }

    #[Test]
    public function propertiesThatAreReadOnlyAreNotRead(): void
    {
        self::assertWrites('{"a":1,"b":2}', new ClassReadOnly());
        self::assertReads('ClassReadOnly{a: 1, b: 6}', '{"a":5,"b":6}', ClassReadOnly::class);
        self::assertReads('PropertyReadOnly{a: 1, b: 6, written: 7}', '{"a":5,"b":6,"written":7}', PropertyReadOnly::class);
        self::assertReads('PropertyReadOnly{a: 1, b: 2, written: ?}', '{}', PropertyReadOnly::class);
    }

    #[Test]
    public function aDeclaredTypeGivesWayToTheClassOfTheObject(): void
    {
        self::assertWrites('{"first":"first of the child","secret":"of the parent","shared":"shared","again":"second of the child","own":"own of the parent","third":"third"}', new Child(), null, Grandparent::class);
        self::assertWrites('[{"own":"own","from_trait":"trait","trait_secret":1,"below":"below"},{"own":"own","from_trait":"trait","trait_secret":1}]', [new UsesTraitBelow(), new UsesTrait()], null, 'array<Kiln\Tests\Fixture\Jms\Inheritance\UsesTrait>');
    }

    #[Test]
    public function anObjectOfAnotherClassIsTakenForTheDeclaredOne(): void
    {
        $outcome = self::compare(static fn(Subject $subject): string => $subject->json(new Nothing(), null, Untyped::class));

        self::assertStringStartsWith("gave '{}'\nPHP: Undefined property", $outcome->text());
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a', 5), null, Uninitialized::class));
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a', 5), null, Protection::class));
    }

    #[Test]
    public function aScalarIsNoObject(): void
    {
        self::assertThrows(InvalidArgumentException::class, 'Value at ' . Untyped::class . ' is expected to be an object of class ' . Person::class . ' but is of type integer', static fn(Subject $subject): string => $subject->json(new Untyped([5]), null, Untyped::class), static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Untyped::class, 'json', static fn(SerializationVisitorInterface $visitor, Untyped $value, array $type, SerializationContext $context): mixed => $context->getNavigator()->accept(5, ['name' => Person::class, 'params' => []]));
        }));
        self::assertThrows(InvalidArgumentException::class, 'Value at  is expected to be an object of class ' . Person::class . ' but is of type integer', static fn(Subject $subject): string => $subject->json(5, null, Person::class));
    }

    #[Test]
    public function typesThatPhpDeclaresOnlyVaguelyAreWrittenByValue(): void
    {
        self::assertWrites('{"array":[1],"mixed":1,"object":{"name":"o"},"iterable":[1],"self":{"array":[1],"mixed":1,"object":{"name":"p"},"iterable":[1]}}', Described::filled());
        // PHP 8.5 declares the class itself where "self" is written.
        $vague = ['array' => '[1]', 'mixed' => '1', 'object' => '{}'] + (\PHP_VERSION_ID < 80500 ? ['self' => '{}'] : []);
        foreach ($vague as $name => $json) {
            self::assertRefuses(RuntimeException::class, 'You must define a type for ' . Described::class . "::\$$name.", "{\"$name\":$json}", Described::class);
        }
        if (\PHP_VERSION_ID >= 80500) {
            $described = 'Described{array: [1], mixed: 1, object: ?, iterable: [1], self: %s}';
            self::assertReads(\sprintf($described, \sprintf($described, '?')), '{"self":{}}', Described::class);
        }
    }
}
