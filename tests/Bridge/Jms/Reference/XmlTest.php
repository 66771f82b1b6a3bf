<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Annotation\Exclude;
use JMS\Serializer\Annotation\VirtualProperty;
use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory;
use JMS\Serializer\XmlSerializationVisitor;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Groups\Grouped;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use Kiln\Tests\Fixture\Jms\Xml\AroundLeftOut;
use Kiln\Tests\Fixture\Jms\Xml\Arrays;
use Kiln\Tests\Fixture\Jms\Xml\AskedAbove;
use Kiln\Tests\Fixture\Jms\Xml\Attribute;
use Kiln\Tests\Fixture\Jms\Xml\AttributeLast;
use Kiln\Tests\Fixture\Jms\Xml\Below;
use Kiln\Tests\Fixture\Jms\Xml\Book;
use Kiln\Tests\Fixture\Jms\Xml\Bottom;
use Kiln\Tests\Fixture\Jms\Xml\Calendar;
use Kiln\Tests\Fixture\Jms\Xml\Conditional;
use Kiln\Tests\Fixture\Jms\Xml\Hooked;
use Kiln\Tests\Fixture\Jms\Xml\InlinedEntries;
use Kiln\Tests\Fixture\Jms\Xml\Inner;
use Kiln\Tests\Fixture\Jms\Xml\LaterLeaf;
use Kiln\Tests\Fixture\Jms\Xml\Leaf;
use Kiln\Tests\Fixture\Jms\Xml\LeftOut;
use Kiln\Tests\Fixture\Jms\Xml\Novel;
use Kiln\Tests\Fixture\Jms\Xml\NumberedAttribute;
use Kiln\Tests\Fixture\Jms\Xml\Outer;
use Kiln\Tests\Fixture\Jms\Xml\Prefixed;
use Kiln\Tests\Fixture\Jms\Xml\Shrub;
use Kiln\Tests\Fixture\Jms\Xml\Suit;
use Kiln\Tests\Fixture\Jms\Xml\Suits;
use Kiln\Tests\Fixture\Jms\Xml\Text;
use Kiln\Tests\Fixture\Jms\Xml\TextAmongElements;
use Kiln\Tests\Fixture\Jms\Xml\TextAndAttributeWithin;
use Kiln\Tests\Fixture\Jms\Xml\TextWithin;
use Kiln\Tests\Fixture\Jms\Xml\UntypedPairs;
use Kiln\Tests\Fixture\Jms\Xml\Values;
use Kiln\Tests\Fixture\Jms\Xml\ValueWithin;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * XML through the same object.
 */
#[CoversClass(JmsSerializer::class)]
final class XmlTest extends ReferenceTestCase
{
    #[Test]
    public function documentsAreTheSame(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Book()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Novel()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Text()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(Garage::filled()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(Member::itself()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml([1, 'a', ['b' => 1.0], Person::of('x')]));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Book(), SerializationContext::create()->setSerializeNull(true)));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Grouped(), SerializationContext::create()->setGroups('a')));
    }

    #[Test]
    public function theNameOfTheRootIsNotInherited(): void
    {
        $book = self::compare(static fn(Subject $subject): string => $subject->xml(new Book()))->value;
        $novel = self::compare(static fn(Subject $subject): string => $subject->xml(new Novel()))->value;

        self::assertIsString($book);
        self::assertIsString($novel);
        self::assertStringContainsString('<b:book', $book);
        self::assertStringContainsString('<result', $novel);
    }

    #[Test]
    public function emptyArraysAreElementsUnlessTheyAreLists(): void
    {
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <arr/>\n  <kept/>\n</result>\n'", static fn(Subject $subject): string => $subject->xml(new Arrays()));
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <entry>1</entry>\n  <entry>2</entry>\n</result>\n'", static fn(Subject $subject): string => $subject->xml(['a' => 1, 'b' => 2]));
    }

    #[Test]
    public function keysThatAreNoNamesAreLost(): void
    {
        $book = self::compare(static fn(Subject $subject): string => $subject->xml(new Book()))->value;

        self::assertIsString($book);
        self::assertStringContainsString('<good>1</good>', $book);
        self::assertStringContainsString('<entry>2</entry>', $book);
    }

    #[Test]
    public function nullCannotBeAnAttribute(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Attribute()));
        self::assertThrows(RuntimeException::class, 'Unsupported value for XML attribute for at. Expected character data, but got null.', static fn(Subject $subject): string => $subject->xml(new Attribute(), SerializationContext::create()->setSerializeNull(true)));
    }

    #[Test]
    public function numbersAreAttributesThatStandInANamespace(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new NumberedAttribute()));
    }

    #[Test]
    public function objectsComeIntoElementsInAllWays(): void
    {
        $write = static fn(mixed $data): \Closure => static fn(Subject $subject): string => $subject->xml($data);
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tree/>\n'", $write(new Shrub()));
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tree at=\"a\"/>\n'", $write(Shrub::with('a')));
        $deep = Shrub::with('0');
        foreach (range(1, 40) as $level) {
            $deep = Shrub::with((string) $level, [$deep, Shrub::with()]);
        }
        self::assertSucceeds($write($deep));
        foreach ([new Leaf(), new Leaf('a&"'), new Leaf(null, 'b]]>c'), new Leaf('a', ''), new LaterLeaf('a', 'b'), new LaterLeaf()] as $leaf) {
            $tree = Shrub::with('<>');
            $tree->text = ']]>';
            $tree->leaf = $tree->full = $leaf;
            $tree->leaves = $tree->kept = [new Leaf('x'), $leaf, new Leaf('y', 'z')];
            $tree->pairs = new \ArrayIterator(['a' => 'b', '' => 'c']);
            self::assertSucceeds($write($tree));
            self::assertSucceeds($write([$tree, $tree, $leaf]));
            self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(Shrub::with(null, [$tree]), SerializationContext::create()->setGroups('none')));
        }
        $tree = Shrub::with();
        $tree->leaves = $tree->kept = [];
        self::assertSucceeds($write($tree));
        $tree->branches = [$tree, Shrub::with('other')];
        self::assertSucceeds($write($tree));
        self::assertSucceeds($write(new AttributeLast()));
        // The root declares a namespace for null in the end.
        $text = Shrub::with();
        $text->text = 'a';
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml([null, 1, $text->text], SerializationContext::create()->setSerializeNull(true)));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(new Values(), SerializationContext::create()->setSerializeNull(true)));
    }

    #[Test]
    public function anElementHasThePrefixThatItsObjectDeclares(): void
    {
        $object = new Prefixed();
        $object->inner = new Prefixed();
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml($object));
        $object->inner->inner = 'text';
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml($object));
    }

    #[Test]
    public function entriesMayHaveAnyName(): void
    {
        $suits = new Suits();
        $suits->suits = new ArrayCollection([Suit::Hearts]);
        self::assertInstanceOf(InvalidMetadataException::class, self::compare(static fn(Subject $subject): string => $subject->xml($suits), static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport())->thrown);
    }

    #[Test]
    public function hooksAreCalledOnceWhereNamespacesAreMovedAndTextsStandAmongElements(): void
    {
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:ns-3b1fd55f=\"urn:x\">\n  <text><![CDATA[before]]></text>\n  <entries>\n    <ns-3b1fd55f:e xmlns:ns-3b1fd55f=\"urn:x\">1</ns-3b1fd55f:e>\n    <ns-3b1fd55f:e xmlns:ns-3b1fd55f=\"urn:x\" xsi:nil=\"true\"/>\n    <ns-3b1fd55f:e xmlns:ns-3b1fd55f=\"urn:x\">\n      <ns-3b1fd55f:e xsi:nil=\"true\"/>\n    </ns-3b1fd55f:e>\n  </entries>\n</result>\n'", static fn(Subject $subject): string => $subject->xml(new Hooked(), SerializationContext::create()->setSerializeNull(true)));
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result><first>a</first>5<last><![CDATA[b]]></last></result>\n'", static fn(Subject $subject): string => $subject->xml(new TextAmongElements()));
    }

    #[Test]
    public function whatIsThrownDeepInAHandlerEndsTheCall(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers): void {
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'xml', static function (XmlSerializationVisitor $visitor): void {
                $visitor->visitArray([(static function (): \Generator {
                    yield 1;

                    throw new \DomainException('Thrown.');
                })()], ['name' => 'array', 'params' => []]);
            });
        });

        self::assertGives("['Thrown.', 1]", static function (Subject $subject): array {
            $object = new class {
                #[Exclude]
                public int $calls = 0;

                public ?Person $person = null;

                #[VirtualProperty]
                public function number(): int
                {
                    return ++$this->calls;
                }
            };
            $object->person = Person::of('a');
            try {
                $subject->xml([$object]);
            } catch (\DomainException $exception) {
                return [$exception->getMessage(), $object->calls];
            }

            return [];
        }, $configure);
    }

    #[Test]
    public function documentsAreReadTheSame(): void
    {
        self::assertGives('Values{i: 0, b: null, s: null, f: null, list: null, xmlList: []}', static fn(Subject $subject): mixed => $subject->fromXml('<anything><i></i></anything>', Values::class));
        self::assertGives("Values{i: 5, b: true, s: ' a ', f: 1.5, list: [1], xmlList: [2]}", static fn(Subject $subject): mixed => $subject->fromXml('<r><i>5</i><b>TRUE</b><s> a </s><f>1.5</f><list><entry>1</entry></list><xml_list><n>2</n></xml_list></r>', Values::class));
        self::assertInstanceOf(RuntimeException::class, self::compare(static fn(Subject $subject): mixed => $subject->fromXml('<r><b>yes</b></r>', Values::class))->thrown);
        self::assertSucceeds(static fn(Subject $subject): mixed => $subject->fromXml('<r id="7" xmlns:b="urn:books"><title>t</title><b:author>a</b:author><tags><tag>1</tag></tags><chapter>c</chapter><prices><price currency="EUR">1.5</price></prices></r>', Book::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromXml('<r><name>a</name></r>', Person::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromXml('<r type="car"><type>car</type><km>3</km></r>', Vehicle::class));
    }

    #[Test]
    public function entriesThatAreInlinedHaveTheUsualNameAlsoWhereJmsSerializerReadsThem(): void
    {
        self::assertGives('InlinedEntries{entries: []}', static fn(Subject $subject): mixed => $subject->fromXml('<r><e xmlns="urn:x">true</e></r>', InlinedEntries::class));
    }

    #[Test]
    public function dangerousAndBrokenDocumentsAreRefused(): void
    {
        foreach (['', '<', '<a>', '<!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'text'] as $xml) {
            self::assertInstanceOf(\Throwable::class, self::compare(static fn(Subject $subject): mixed => $subject->fromXml($xml, Values::class))->thrown, $xml);
        }
    }

    #[Test]
    public function entriesThatAnotherReplacesAreReadToo(): void
    {
        $read = static fn(string $xml): \Closure => static fn(Subject $subject): mixed => $subject->fromXml("<result>{$xml}</result>", Calendar::class);
        $day = static fn(string $name, string $first, string $second): string => "<{$name} of=\"a\">{$first}</{$name}><{$name} of=\"a\">{$second}</{$name}>";
        $message = 'Invalid datetime "never", expected one of the format "|Y-m-d".';
        self::assertThrows(RuntimeException::class, $message, $read("<days>{$day('day', 'never', '2020-01-01')}</days>"));
        self::assertThrows(RuntimeException::class, $message, $read("<days>{$day('day', '2020-01-01', 'never')}</days>"));
        self::assertThrows(RuntimeException::class, $message, $read($day('night', 'never', '2020-01-01')));
        $enums = static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport();
        self::assertSucceeds($read("<days>{$day('day', '2020-01-01', '2020-01-02')}</days>{$day('night', '2020-01-03', '2020-01-04')}<suits><x>Hearts</x><x>Hearts</x></suits>"), $enums);
        self::assertThrows(InvalidMetadataException::class, 'The type "Kiln\Tests\Fixture\Jms\Xml\Suit" does not have the case "Diamonds"', $read('<suits><x>Diamonds</x><x>Hearts</x></suits>'), $enums);
    }

    #[Test]
    public function nullsGiveElementsTheDefaultNamespaceBack(): void
    {
        $outer = new Outer();
        $outer->inner = new Inner();
        $write = static fn(bool $hasNull): \Closure => static fn(Subject $subject): string => $subject->xml($outer, SerializationContext::create()->setSerializeNull($hasNull));

        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result xmlns=\"urn:x\">\n  <x:inner xmlns:x=\"urn:x\"/>\n</result>\n'", $write(false));
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result xmlns=\"urn:x\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <number xsi:nil=\"true\"/>\n  <inner xmlns:x=\"urn:x\"/>\n</result>\n'", $write(true));
    }

    #[Test]
    public function anInlinedObjectKnowsWhatStandsBesideIt(): void
    {
        $below = new Below();
        $below->within = new ValueWithin();
        $below->within->value = new ArrayCollection([1]);

        self::assertThrows(RuntimeException::class, 'If you make use of @XmlValue, all other properties in the class must have the @XmlAttribute annotation. Invalid usage detected in class ' . ValueWithin::class . '.', static fn(Subject $subject): string => $subject->xml($below));
    }

    #[Test]
    public function aTextIsNotMadeWhereItMayNotStand(): void
    {
        foreach ([new TextWithin(), new TextAndAttributeWithin()] as $within) {
            $within->value = new \DateTime('2021-02-03');
            $below = new Below();
            $below->within = $within;

            self::assertThrows(RuntimeException::class, 'If you make use of @XmlValue, all other properties in the class must have the @XmlAttribute annotation. Invalid usage detected in class ' . $within::class . '.', static fn(Subject $subject): string => $subject->xml($below));
        }
    }

    #[Test]
    public function whatStandsBesideAnObjectWithoutItsTextIsAskedForOnce(): void
    {
        $above = new AskedAbove();
        $above->within = new TextWithin();

        self::assertGives("'asked once: <?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <calls>1</calls>\n</result>\n'", static function (Subject $subject) use ($above): string {
            $before = AskedAbove::$asked;
            $text = $subject->xml($above);

            return (AskedAbove::$asked - $before === 1 ? 'asked once: ' : 'asked again: ') . $text;
        });
    }

    #[Test]
    public function pairsHaveTypesForTheirKeys(): void
    {
        foreach (['<pairs/>', '<pairs><a>1</a></pairs>'] as $pairs) {
            self::assertThrows(RuntimeException::class, 'The array type must be specified as "array<K,V>" for Key-Value-Pairs.', static fn(Subject $subject): mixed => $subject->fromXml("<result>{$pairs}</result>", UntypedPairs::class));
        }
        self::assertGives('UntypedPairs{pairs: null}', static fn(Subject $subject): mixed => $subject->fromXml('<result/>', UntypedPairs::class));
    }

    #[Test]
    public function anObjectThatMayHaveNothingInItIsLeftOutOfItself(): void
    {
        $write = static fn(Bottom $bottom): \Closure => static fn(Subject $subject): string => $subject->xml($bottom, SerializationContext::create()->enableMaxDepthChecks());
        $bottom = new Bottom();
        $bottom->typed = $bottom->untyped = new Bottom();
        $bottom->listed = [new Bottom()];
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <typed/>\n  <untyped/>\n  <listed>\n    <entry/>\n  </listed>\n</result>\n'", $write($bottom));
        $bottom->typed = $bottom->untyped = $bottom;
        $bottom->listed = [$bottom];
        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <listed/>\n</result>\n'", $write($bottom));
    }

    #[Test]
    public function jsonAndXmlTakeTurns(): void
    {
        self::assertSucceeds(static fn(Subject $subject): array => [$subject->json(Person::of('a')), $subject->xml(Person::of('a')), $subject->json(Person::of('a')), $subject->fromXml('<r><name>a</name></r>', Person::class), $subject->fromJson('{"name":"b"}', Person::class), $subject->array(Person::of('c'))]);
    }

    #[Test]
    public function visitorsOfXmlHaveOptions(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('xml', (new XmlSerializationVisitorFactory())->setDefaultRootName('root')->setFormatOutput(false)->setDefaultEncoding('ISO-8859-1'));

        self::assertGives("'<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<root><name><![CDATA[a]]></name></root>\n'", static fn(Subject $subject): string => $subject->xml(Person::of('a')), $configure);
    }

    #[Test]
    public function whatJmsSerializerWritesWhereItStandsHasTheEncodingOfTheDocument(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()));

        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml([new Conditional(), new Conditional()]), $configure);
    }

    #[Test]
    public function whereJmsSerializerLosesItsWayItWritesTheWholeDocument(): void
    {
        $around = new AroundLeftOut();
        $around->leftOut = new LeftOut();

        self::assertGives("'<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<result>\n  <id><![CDATA[x]]></id>\n</result>\n'", static fn(Subject $subject): string => $subject->xml([$around]), static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage())));
    }
}
