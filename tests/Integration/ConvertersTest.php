<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Converters\Converted;
use Kiln\Tests\Fixture\Integration\Converters\Money;
use Kiln\Tests\Fixture\Integration\Converters\MoneyConverter;
use Kiln\Tests\Fixture\Integration\Converters\Priced;
use Kiln\Tests\TemporaryDirectory;
use Kiln\ValueConverter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class ConvertersTest extends IntegrationTestCase
{
    private const JSON = '{"price":"5 CHF","old":"6/EUR","hidden":null,"anything":[{"sku":"x","price":null},null,{"when":"2024-01-01T00:00:00Z"}],'
        . '"converted":"<c>","list":["<a>","<b>"],"map":{"m":"<d>","n":null},"either":5}';

    #[Test]
    public function userCodeReadsAndWrites(): void
    {
        $read = self::read(self::JSON, Priced::class);

        self::assertEquals(new Money(5, 'CHF'), $read->price);
        self::assertEquals(new Money(6, 'EUR'), $read->old);
        self::assertSame('[{"sku":"x","price":null},null,{"when":"2024-01-01T00:00:00Z"}]', $read->anything);
        self::assertSame(['c', 'a', 'b', 'd'], [$read->converted?->text, $read->list[0]->text, $read->list[1]->text, $read->map['m']?->text]);
        self::assertSame([null, 5], [$read->map['n'], $read->either]);

        $read->anything = 'x';
        self::assertWrites(self::JSON, $read);

        $read->either = new Converted('e');
        self::assertStringEndsWith('"either":"<e>"}', self::kiln()->serialize($read));
    }

    #[Test]
    public function nullStaysNull(): void
    {
        $read = self::read('{"price":"5 CHF","old":null,"anything":null}', Priced::class);

        self::assertNull($read->old);
        self::assertNull($read->anything);
        self::assertRefuses(['type_mismatch at /price'], '{"price":null}', Priced::class);
        self::assertRefuses(['missing_key at /price'], '{}', Priced::class);
        self::assertRefuses(['conversion_failed at /list/0'], '{"price":"5 CHF","list":[null]}', Priced::class);
    }

    #[Test]
    public function whatAConverterCannotReadIsAProblemLikeAnyOther(): void
    {
        $json = '{"price":"5CHF","old":"6 EUR","converted":5,"list":["<a>",1,2],"either":"<x>"}';
        self::assertRefuses(
            ['conversion_failed at /price', 'conversion_failed at /old', 'conversion_failed at /converted', 'conversion_failed at /list/1', 'conversion_failed at /list/2'],
            $json,
            Priced::class,
        );

        try {
            self::kiln()->deserialize($json, Priced::class);
        } catch (DeserializationException $exception) {
            $violation = $exception->violations()->items[0];
            self::assertSame('expected an amount and a currency, got string "5CHF"', $violation->message);
            self::assertSame('Such as "5 CHF".', $violation->hint);
            self::assertSame(Priced::class . '::$price', $violation->origin);
        }
    }

    #[Test]
    public function whatAConverterCannotWriteIsAProblemToo(): void
    {
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withConverter(Item::class, new MoneyConverter())->build();

        $this->expectExceptionMessageMatches('/^Cannot write array as JSON: 1 problem\.\n.*\[1\]   expected money, got /');

        $serializer->serialize([1, new Item()]);
    }

    #[Test]
    public function aConverterIsRegisteredForAClass(): void
    {
        $converter = new class implements ValueConverter {
            /** @var list<string> */
            public array $calls = [];

            public function serialize(mixed $value, Context $context): mixed
            {
                $this->calls[] = 'write';

                return $value instanceof Money ? [$value->cents, $value->currency] : null;
            }

            public function deserialize(mixed $data, Context $context): mixed
            {
                $this->calls[] = 'read';

                return \is_array($data) && \is_int($data[0]) && \is_string($data[1]) ? new Money($data[0], $data[1]) : throw new ConversionFailed('money');
            }
        };
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withConverter(Money::class, $converter)->build();

        self::assertSame('[[5,"CHF"],{"m":[6,"EUR"]}]', $serializer->serialize([new Money(5, 'CHF'), ['m' => new Money(6, 'EUR')]]));
        self::assertEquals([new Money(5, 'CHF')], $serializer->deserialize('[[5,"CHF"]]', 'list<' . Money::class . '>'));
        self::assertSame(['write', 'write', 'read'], $converter->calls);
        self::assertSame('{"cents":5,"currency":"CHF"}', self::kiln()->serialize(new Money(5, 'CHF')), 'Other serializers do not know it.');
    }

    #[Test]
    public function converterAreMadeOnceAndKnowTheContext(): void
    {
        $serializer = Serializer::create(cacheDir: TemporaryDirectory::create());
        MoneyConverter::$made = 0;
        MoneyConverter::$contexts = [];
        $context = new Context(groups: 'Default', version: '1');
        $priced = $serializer->deserialize('{"price":"5 CHF","old":"6/CHF"}', Priced::class, context: $context);
        $serializer->serialize([$priced, $priced], context: $context);
        $serializer->deserialize('{"price":"5 CHF","old":"6/CHF"}', Priced::class, context: $context);

        self::assertSame(2, MoneyConverter::$made, 'one for each list of arguments');
        self::assertSame(array_fill(0, 8, $context), MoneyConverter::$contexts);
    }
}
