<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

use JMS\Serializer\Annotation\Type;
use JMS\Serializer\Annotation\VirtualProperty;
use JMS\Serializer\Annotation\XmlAttribute;
use JMS\Serializer\Annotation\XmlElement;
use JMS\Serializer\Annotation\XmlValue;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\XmlDialect;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Call\Xml\XmlWriterSet;
use Kiln\Dialect\Jms\Lower\Xml\XmlWriteLowering;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Engine;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Native\Declined;
use Kiln\Tests\Bridge\Jms\Read\XmlTextTest;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use Kiln\Tests\Fixture\Jms\Xml\Crate;
use Kiln\Tests\Fixture\Jms\Xml\Item;
use Kiln\Tests\Fixture\Jms\Xml\Shelf;
use Kiln\Tests\Fixture\Jms\Xml\Special;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The extension writes and reads by itself the XML that jms/serializer writes and reads, or declines.
 */
#[CoversClass(XmlWriteLowering::class)]
#[CoversClass(XmlWriterSet::class)]
#[RequiresPhpExtension('kiln')]
final class NativeXmlTest extends TestCase
{
    private const CASES = 2_000;

    /** @return iterable<string, array{mixed, ?string}> */
    public static function ordinaryValues(): iterable
    {
        $special = new Special();
        $special->inside = new Item();
        $special->inside->inside = new Item();
        yield 'an object' => [Crate::of(new Item(), new Item()), null];
        yield 'objects of a subclass' => [Crate::of(new Item(), $special), null];
        yield 'nothing in it' => [Crate::of(), null];
        yield 'a list' => [[new Item(), null], 'array<' . Item::class . '>'];
        yield 'a list of texts' => [['a', "]]>\r", null], 'array<string>'];
        yield 'an object inside itself' => [Member::itself(), null];
        yield 'deeper than libxml2 indents' => [self::nested(40), null];
        yield 'other floats' => [[1e13, 1e14, 1e15, 123456789.123456789, -1.5, 0.0, -0.0, 0.0001, 0.00001, 1 / 3, 2.5e-300, PHP_INT_MAX], 'array<double>'];
        yield 'a case and a date where texts have no section' => [new class {
            #[XmlElement(cdata: false)]
            public mixed $any;

            public mixed $others;

            public function __construct()
            {
                $this->any = $this->others = ['<', Engine::Native, new \DateTimeImmutable('2024-02-29T13:45:00-05:00'), [Engine::Php]];
            }
        }, null];
        yield 'scalars of another kind' => [['1', 2, true, 'x'], 'array<integer>'];
    }

    #[Test]
    #[DataProvider('ordinaryValues')]
    public function whatIsOrdinaryIsWritten(mixed $value, ?string $type): void
    {
        foreach ([false, true] as $writesNull) {
            $context = static fn(): SerializationContext => SerializationContext::create()->setSerializeNull($writesNull);
            $expected = SerializerBuilder::create()->enableEnumSupport()->build()->serialize($value, 'xml', $context(), $type);

            self::assertSame($expected, self::set($writesNull)->encode($value, $type === null ? null : self::type($type)));
        }
    }

    #[Test]
    public function eachCharacterIsWrittenAsItStandsThereOrDeclined(): void
    {
        $declined = [];
        $set = self::set(false);
        $byJms = SerializerBuilder::create()->build();
        foreach ([...array_map(chr(...), range(0x01, 0x7F)), 'é', "\u{1F600}", "\u{FFFE}"] as $character) {
            $object = new class ("a{$character}b", "{$character}&") {
                public function __construct(
                    #[XmlElement(cdata: false)]
                    public string $text,
                    #[XmlAttribute]
                    public string $attribute,
                ) {}
            };
            try {
                $written = $set->encode($object, null);
            } catch (Declined) {
                $declined[] = $character;
                continue;
            }
            self::assertSame($byJms->serialize($object, 'xml'), $written, bin2hex($character));
        }

        // Characters that no document may have (XML 1.0, section 2.2).
        self::assertSame([...array_map(chr(...), [...range(0x01, 0x08), 0x0B, 0x0C, ...range(0x0E, 0x1F)]), "\u{FFFE}"], $declined);
    }

    /** @return iterable<string, array{object}> */
    public static function strangeValues(): iterable
    {
        yield 'a getter' => [new class {
            #[VirtualProperty]
            public function total(): int
            {
                throw new \LogicException('It is called once, by who writes it.');
            }
        }];
        yield 'a namespace' => [new class {
            #[XmlElement(namespace: 'urn:x')]
            public string $name = 'x';
        }];
        yield 'a text beside elements' => [new class {
            #[XmlValue]
            public string $text = 'x';

            public string $name = 'x';
        }];
        yield 'an array for the text of an element' => [new class {
            #[XmlValue]
            public mixed $text = ['x'];
        }];
        yield 'U+0000' => [new class {
            public string $text = "a\0b";
        }];
        yield 'a float that is not finite' => [new class {
            public float $number = NAN;
        }];
        yield 'an array in the place of a text' => [new class {
            #[Type('string')]
            public mixed $number = [];
        }];
    }

    #[Test]
    #[DataProvider('strangeValues')]
    public function whatIsStrangeIsDeclined(object $value): void
    {
        $this->expectException(Declined::class);

        self::set(false)->encode($value, null);
    }

    #[Test]
    #[DataProviderExternal(XmlTextTest::class, 'ordinary')]
    public function ordinaryDocumentsAreRead(string $xml): void
    {
        $xml = self::withoutOddities($xml);
        $expected = SerializerBuilder::create()->build()->deserialize($xml, Shelf::class, 'xml');

        self::assertEquals($expected, self::read($xml, Shelf::class));
        self::assertSame(serialize($expected), serialize(self::read($xml, Shelf::class)));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedDocumentsAreReadTheSameOrDeclined(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $jms = SerializerBuilder::create()->build();
        $set = self::sets()->xmlReader(new Selection());
        $type = self::type(Shelf::class);
        $count = 0;
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $xml = self::withoutOddities(XmlTextTest::changed($chance->forCase($case)));
            try {
                $read = $set->decodeXml($xml, $type, self::reading());
            } catch (Declined|Mismatch) {
                continue;
            }
            self::assertSame(serialize($jms->deserialize($xml, Shelf::class, 'xml')), serialize($read), "case {$case}: {$xml}");
            ++$count;
        }

        self::assertGreaterThan($cases / 10, $count);
    }

    /** @return iterable<string, array{string}> */
    public static function strangeDocuments(): iterable
    {
        foreach (XmlTextTest::unusual() as $name => $case) {
            // The extension knows references, and moves over texts.
            if (!\in_array($name, ['a reference to a character', 'text between elements', 'a type in a section', 'many levels', 'no date', 'no bool'], true)) {
                yield $name => $case;
            }
        }
        yield 'items that stand apart' => ['<a><tag>1</tag><x>1</x><tag>2</tag></a>'];
        yield 'no number' => ['<a><width>1 metre</width></a>'];
        yield 'null alone' => ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'];
    }

    #[Test]
    #[DataProvider('strangeDocuments')]
    public function strangeDocumentsAreDeclined(string $xml): void
    {
        $this->expectException(Declined::class);

        self::read($xml, Shelf::class);
    }

    /**
     * Items that stand apart, a null document and odd numbers are for generated code.
     */
    public static function withoutOddities(string $xml): string
    {
        return (string) preg_replace(['~<tag>3</tag>|<point><y>.*?</point>|<x>&lt;</x>~', '~^(<a [^>]+) xsi:nil="true"/>$~D'], ['', '$1/>'], $xml);
    }

    private static function read(string $xml, string $type): mixed
    {
        return self::sets()->xmlReader(new Selection())->decodeXml($xml, self::type($type), self::reading());
    }

    private static function reading(): Reading
    {
        return new Reading(static fn(): never => throw new \LogicException('No user code is called.'));
    }

    private static function nested(int $levels): Item
    {
        $item = new Item();
        if ($levels > 0) {
            $item->inside = self::nested($levels - 1);
        }

        return $item;
    }

    private static function set(bool $writesNull): XmlWriterSet
    {
        return self::sets()->xmlWriter(new Selection(serializeNull: $writesNull));
    }

    private static function sets(): Sets
    {
        return new Sets(new XmlDialect(self::parts()), CodeLookup::in(TemporaryDirectory::create(), false));
    }

    private static function type(string $type): TypeName
    {
        return self::parts()->types->of($type);
    }

    private static function parts(): Parts
    {
        $setup = Setup::of(SerializerBuilder::create()->enableEnumSupport()->build());
        self::assertInstanceOf(Setup::class, $setup);

        return Parts::of($setup);
    }
}
