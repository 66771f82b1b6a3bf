<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Exception\ExcludedClassException;
use JMS\Serializer\Exception\LogicException;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Constructed;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Construction\Defaults;
use Kiln\Tests\Fixture\Jms\Depth\Shelf;
use Kiln\Tests\Fixture\Jms\Discriminator\Bike;
use Kiln\Tests\Fixture\Jms\Events\SubThing;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Groups\Grouped;
use Kiln\Tests\Fixture\Jms\Inheritance\Child;
use Kiln\Tests\Fixture\Jms\Inheritance\ExcludingChild;
use Kiln\Tests\Fixture\Jms\Inheritance\Hooks;
use Kiln\Tests\Fixture\Jms\Inheritance\PolicyChild;
use Kiln\Tests\Fixture\Jms\Naming\Names;
use Kiln\Tests\Fixture\Jms\Order\Alphabetical;
use Kiln\Tests\Fixture\Jms\Order\Unordered;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use Kiln\Tests\Fixture\Jms\Skip\Skipping;
use Kiln\Tests\Fixture\Jms\Unions\ClassChoice;
use Kiln\Tests\Fixture\Jms\Version\Versioned;
use Kiln\Tests\Fixture\Jms\Xml\Novel;
use Kiln\Tests\Fixture\Jms\Xml\Values;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * The traps that a replacement must not avoid, by their numbers.
 */
#[CoversClass(JmsSerializer::class)]
final class TrapsTest extends ReferenceTestCase
{
    #[Test]
    public function trap01HolesMakeAnUntypedArrayAnObject(): void
    {
        self::assertWrites('{"0":1,"2":2}', [1, null, 2]);
        self::assertWrites('{"value":{"0":"a","2":"b"}}', new Untyped(['a', null, 'b']));
        self::assertWrites('[1,null,2]', [1, null, 2], static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
    }

    #[Test]
    public function trap02MapsAreObjectsListsAreListsKeysAreNotCast(): void
    {
        self::assertWrites('{"0":"a","1":"b"}', ['a', 'b'], null, 'array<int,string>');
        self::assertWrites('{"x":"a"}', ['x' => 'a'], null, 'array<int,string>');
        self::assertWrites('["a"]', ['x' => 'a'], null, 'array<string>');
        self::assertWrites('{}', [], null, 'array<string,int>');
        self::assertWrites('[]', [], null, 'array<int>');
    }

    #[Test]
    public function trap03CirclesAreLeftOutOfTheirAncestorsOnly(): void
    {
        self::assertWrites('{"name":"first","friend":{"name":"second","friend":{"name":"third","friends":[],"named":{}},"friends":[],"named":{}},"friends":[],"named":{}}', static fn(): Member => Member::ring());
        self::assertWrites('{"name":"parent","friend":{"name":"twice","friends":[],"named":{}},"friends":[{"name":"twice","friends":[],"named":{}},{"name":"twice","friends":[],"named":{}}],"named":{}}', static fn(): Member => Member::siblings());
    }

    #[Test]
    public function trap04NullIsSkippedEverywhereAndRefusedAtTheRoot(): void
    {
        self::assertWrites('{"name":"a"}', Person::of('a'));
        self::assertWrites('[1]', [1, null], null, 'array<int>');
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): string => $subject->json(null));
        self::assertWrites('{"name":"a","age":null}', Person::of('a'), static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
    }

    #[Test]
    public function trap05SinceGroupsAndDepthAreInertUntilAskedFor(): void
    {
        self::assertWrites('{"since":"since 1.1","until":"until 1.1","between":"1.0 to 2.0","always":"always","beta":"beta"}', new Versioned());
        self::assertWrites('{"in_a":"A","in_b":"B","in_both":"AB","in_default":"D","without":"none"}', new Grouped());
        self::assertWrites('{"box":{"number":1,"boxes":[],"numbers":[1,2],"inner":{"number":1,"boxes":[],"numbers":[1,2]}}}', Shelf::filled());
        self::assertWrites('{"box":{"number":1,"boxes":[],"numbers":[1,2]}}', Shelf::filled(), static fn(): SerializationContext => SerializationContext::create()->enableMaxDepthChecks());
    }

    #[Test]
    public function trap06TheDefaultGroupHoldsForDiscriminatorsToo(): void
    {
        self::assertWrites('{"in_default":"D","without":"none"}', new Grouped(), static fn(): SerializationContext => SerializationContext::create()->setGroups('Default'));
        self::assertWrites('{"km":5,"type":"bike"}', new Bike(), static fn(): SerializationContext => SerializationContext::create()->setGroups('Default'));
        self::assertWrites('{}', new Bike(), static fn(): SerializationContext => SerializationContext::create()->setGroups('other'));
    }

    #[Test]
    public function trap07ExclusionAndRootsAreNotInherited(): void
    {
        self::assertWrites('{"first":"first of the child","secret":"of the parent","shared":"shared","renamed":"second","own":"own of the parent"}', new ExcludingChild());
        self::assertWrites('{"virtual":"virtual","shown":"shown","mine":"mine"}', new PolicyChild());
        self::assertStringContainsString('<result', Description::of(self::compare(static fn(Subject $subject): string => $subject->xml(new Novel()))->value));
    }

    #[Test]
    public function trap08TheParentsPositionStaysAndVirtualOnesComeFirst(): void
    {
        self::assertWrites('{"first":"first of the child","secret":"of the parent","shared":"shared","again":"second of the child","own":"own of the parent","third":"third"}', new Child());
        self::assertWrites('{"virtual":"virtual","b":"b","a":"a","_c":"C"}', new Unordered());
        self::assertWrites('{"_c":"C","zzz":"a","a10":"a10","a9":"a9","ab":"ab","b":"b"}', new Alphabetical());
    }

    #[Test]
    public function trap09CapitalsBecomeUnderscores(): void
    {
        self::assertWrites('{"foo_id":1,"_url":2,"_htmlparser":3,"camel_case":4,"snake_case":5,"_upper":6,"a1_b2":7,"own Name\/\u00e4":8}', new Names());
    }

    #[Test]
    public function trap10NoConstructorDefaultsWithoutSettersNullAssigned(): void
    {
        self::assertReads("Constructed{mark: 'default', given: ?, optional: 'optional', person: null}", '{}', Constructed::class);
        self::assertReads("Defaults{word: 'default', number: 5, nullable: null, calls: [], untyped: 'untyped', unset: ?, promoted: 'promoted', required: 9}", '{"nullable":null}', Defaults::class);
        self::assertRefuses(\TypeError::class, 'Cannot assign null to property ' . Scalars::class . '::$int of type int', '{"int":null}', Scalars::class);
    }

    #[Test]
    public function trap11WrongScalarsAreCast(): void
    {
        self::assertReads('true', '"false"', 'bool');
        self::assertReads("['']", '[null]', 'array<string>');
        self::assertReads('[0]', '[null]', 'array<int>');
        self::assertReads('[Person{name: null, age: null}]', '[null]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>');
        self::assertReads('5', '"5x"', 'int');
    }

    #[Test]
    public function trap12DatesKeepTheirZoneAndZeroIsNull(): void
    {
        self::assertWrites('"2020-02-03 04:05:06"', new \DateTime('2020-02-03 04:05:06', new \DateTimeZone('America/New_York')), null, "DateTime<'Y-m-d H:i:s', 'Europe/Berlin'>");
        self::assertReads('[null]', '[0]', "array<DateTime<'U'>>");
        self::assertGives('true', static function (Subject $subject): bool {
            $before = (new \DateTime('now', new \DateTimeZone('UTC')))->setDate(2020, 2, 3);
            $date = $subject->fromJson('"2020-02-03"', "DateTime<'Y-m-d'>");
            self::assertInstanceOf(\DateTime::class, $date);
            $seconds = abs($date->getTimestamp() - $before->getTimestamp());

            return $seconds <= 2 || $seconds >= 86398;
        });
    }

    #[Test]
    public function trap13UnionsOfClassesAreLeftAlone(): void
    {
        self::assertReads('ClassChoice{either: ?, intOrPerson: 5, after: 2}', '{"either":{"name":"a"},"after":2}', ClassChoice::class);
    }

    #[Test]
    public function trap14HandlersAreExactAndSilence(): void
    {
        $log = new Recorder();
        $configure = static function (Jms|Kiln $builder) use ($log): void {
            $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
                $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Thing::class, 'json', static fn(): string => 'handled');
                $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Hooks::class, 'json', static fn(SerializationVisitorInterface $visitor, Hooks $hooks): array => $hooks->calls);
            });
            $builder->addDefaultListeners()->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($log): void {
                foreach (['serializer.pre_serialize', 'serializer.post_serialize'] as $name) {
                    $dispatcher->addListener($name, static fn(Event $event, string $name, string $class) => $log->add($name, $class));
                }
            });
        };

        self::assertGives("['[\"handled\",{\"name\":\"sub\",\"children\":[]},[]]', [['serializer.pre_serialize', 'Kiln\\Tests\\Fixture\\Jms\\Events\\Thing'], ['serializer.pre_serialize', 'Kiln\\Tests\\Fixture\\Jms\\Events\\SubThing'], ['serializer.post_serialize', 'Kiln\\Tests\\Fixture\\Jms\\Events\\SubThing'], ['serializer.pre_serialize', 'Kiln\\Tests\\Fixture\\Jms\\Inheritance\\Hooks']]]", static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json([new Thing(), new SubThing(), new Hooks()]), $log->entries];
        }, $configure);
    }

    #[Test]
    public function trap15StandardObjectsAreNotRead(): void
    {
        self::assertReads('stdClass{}', '{"a":1}', 'stdClass');
        self::assertReads('[stdClass{}]', '[{"a":1}]', 'array<stdClass>');
    }

    #[Test]
    public function trap16OnlyContainersAreSkippedWhenEmpty(): void
    {
        self::assertWrites('{"value":""}', new Skipping(''));
        self::assertWrites('{"value":0}', new Skipping(0));
        self::assertWrites('{}', new Skipping([]));
        self::assertWrites('{}', new Skipping(new Nothing()));
    }

    #[Test]
    public function trap17SlashesAndLettersAreEscapedFloatsAreAsPhpPrintsThem(): void
    {
        self::assertWrites('"\/\u00e4"', "/\u{e4}");
        $before = (string) ini_set('serialize_precision', '14');
        try {
            self::assertWrites('[0.33333333333333,1.0]', [1 / 3, 1.0]);
        } finally {
            ini_set('serialize_precision', $before);
        }
    }

    #[Test]
    public function trap18MissingCollectionsOfXmlAreEmpty(): void
    {
        self::assertGives('Values{i: null, b: null, s: null, f: null, list: null, xmlList: []}', static fn(Subject $subject): mixed => $subject->fromXml('<r/>', Values::class));
    }

    #[Test]
    public function trap19ExpressionsOfClassesAreIgnoredWithoutAnEvaluator(): void
    {
        self::assertWrites('{"hidden":true}', new ConditionalClass());
        self::assertThrows(ExcludedClassException::class, '', static fn(Subject $subject): string => $subject->json(new ConditionalClass()), static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage())));
    }

    #[Test]
    public function trap20NamesOfClassesMayBeSpeltInAnyCase(): void
    {
        self::assertReads("Person{name: 'a', age: null}", '{"name":"a"}', strtoupper(Person::class));
        self::assertReads("[Person{name: 'a', age: null}]", '[{"name":"a"}]', 'array<' . strtolower(Person::class) . '>');
    }

    #[Test]
    public function trap21ContextsServeOnce(): void
    {
        self::assertThrows(LogicException::class, 'This context was already initialized, and cannot be re-used.', static function (Subject $subject): string {
            $context = SerializationContext::create();

            return $subject->json(1, $context) . $subject->json(1, $context);
        });
    }

    #[Test]
    public function trap22ConfiguringHandlersDropsTheDefaults(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(): null => null);

        self::assertWrites('{}', new \stdClass());
        self::assertWrites('"2020-01-01T00:00:00+00:00"', new \DateTime('2020-01-01'));
        self::assertNotSame("gave '\"2020-01-01T00:00:00+00:00\"'", self::compare(static fn(Subject $subject): string => $subject->json(new \DateTime('2020-01-01')), $configure)->text());
        self::assertNotSame("gave '[1]'", self::compare(static fn(Subject $subject): string => $subject->json(new ArrayCollection([1])), $configure)->text());
        self::assertWrites('"2020-01-01T00:00:00+00:00"', new \DateTime('2020-01-01'), null, null, static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(): null => null)->addDefaultHandlers());
    }
}
