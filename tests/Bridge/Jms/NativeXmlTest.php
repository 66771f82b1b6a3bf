<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

use JMS\Serializer\Annotation\Type;
use JMS\Serializer\Annotation\VirtualProperty;
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
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Native\Declined;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use Kiln\Tests\Fixture\Jms\Xml\Crate;
use Kiln\Tests\Fixture\Jms\Xml\Item;
use Kiln\Tests\Fixture\Jms\Xml\Special;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The extension writes by itself the XML that jms/serializer writes, or declines.
 */
#[CoversClass(XmlWriteLowering::class)]
#[CoversClass(XmlWriterSet::class)]
#[RequiresPhpExtension('kiln')]
final class NativeXmlTest extends TestCase
{
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
        $sets = new Sets(new XmlDialect(self::parts()), CodeLookup::in(TemporaryDirectory::create(), false));

        return $sets->xmlWriter(new Selection(serializeNull: $writesNull));
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
