<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Values\Account;
use Kiln\Tests\Fixture\Integration\Values\Iban;
use Kiln\Tests\Fixture\Integration\Values\Identifier;
use Kiln\Tests\Fixture\Integration\Values\Labels;
use Kiln\Tests\Fixture\Integration\Values\OrderNumber;
use Kiln\Tests\Fixture\Integration\Values\Percentage;
use Kiln\Tests\Fixture\Integration\Values\Weight;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes whose objects are one value each.
 */
#[CoversClass(Serializer::class)]
final class ValuesTest extends IntegrationTestCase
{
    private const JSON = '{"iban":"CH12","other":null,"orders":[1,2],"rates":{"a":12.5,"b":null},"labels":["x","y"],"either":"DE34","anything":["FR56",7]}';

    #[Test]
    public function anObjectIsWrittenAsItsValueAndReadFromIt(): void
    {
        $account = self::read(self::JSON, Account::class);

        self::assertEquals(Iban::fromString('CH12'), $account->iban);
        self::assertEquals([new OrderNumber(1), new OrderNumber(2)], $account->orders);
        self::assertEquals(['a' => new Percentage(12.5), 'b' => null], $account->rates);
        self::assertEquals(Labels::of(['x', 'y']), $account->labels);
        self::assertEquals(Iban::fromString('DE34'), $account->either);

        $account->anything = [Iban::fromString('FR56'), new OrderNumber(7)];
        self::assertWrites(self::JSON, $account);
        self::assertWrites('["CH12",5,12.5,["a"]]', [Iban::fromString('CH12'), new OrderNumber(5), new Percentage(12.5), Labels::of(['a'])]);
        self::assertWrites('"CH12"', Iban::fromString('CH12'));
        self::assertWrites('[5]', [new OrderNumber(5)], 'list<' . Identifier::class . '>');
        self::assertEquals(new OrderNumber(9), self::kiln()->deserialize('9', OrderNumber::class));
    }

    #[Test]
    public function aWrongValueIsAProblemAmongTheOthers(): void
    {
        $json = '{"iban": "nothing", "other": 5, "orders": [1, "2"], "rates": {"a": 500}, "either": "x"}';
        self::assertRefuses(
            ['invalid_value at /iban', 'type_mismatch at /other', 'type_mismatch at /orders/1', 'invalid_value at /rates/a', 'invalid_value at /either'],
            $json,
            Account::class,
        );
        try {
            self::kiln()->deserialize($json, Account::class);
        } catch (DeserializationException $exception) {
            self::assertStringContainsString(<<<'TEXT'
                  1. iban        expected IBAN, got string "nothing"   line 1, column 10
                     -> Kiln\Tests\Fixture\Integration\Values\Account::$iban. "nothing" has no country and no digits. [invalid_value]
                TEXT, $exception->getMessage());
        }
    }

    #[Test]
    public function aValueMayComeAsTextWhereThatIsAskedFor(): void
    {
        $context = new Context(coerce: true);

        $account = self::read('{"iban":"CH12","orders":"7","rates":{"a":"12.5","b":""}}', Account::class, $context);
        self::assertEquals([[new OrderNumber(7)], ['a' => new Percentage(12.5), 'b' => null]], [$account->orders, $account->rates]);
        self::assertRefuses(['type_mismatch at /orders/0', 'invalid_value at /rates/a'], '{"iban":"CH12","orders":"x","rates":{"a":"500"}}', Account::class, $context);
    }

    #[Test]
    public function anEnumMayBeAnotherValueThanItsOwn(): void
    {
        self::assertWrites('["light",{"w":"heavy"}]', [Weight::Light, ['w' => Weight::Heavy]]);
        self::assertWrites('["heavy"]', [Weight::Heavy], 'list<' . Weight::class . '>');
        self::assertSame([Weight::Heavy], self::kiln()->deserialize('["heavy"]', 'list<' . Weight::class . '>'));
        self::assertRefuses(['type_mismatch at /0', 'invalid_value at /1'], '[2, "none"]', 'list<' . Weight::class . '>');
    }

    #[Test]
    public function aBaseClassCannotBeRead(): void
    {
        self::assertInvalid(
            Identifier::class . ': ' . Identifier::class . ' is an abstract class, so it is not known which class to read. Give it #[Discriminator(field: ..., map: [...])], or a #[Converter]. [no_concrete_class]',
            static fn(): mixed => self::kiln()->deserialize('1', Identifier::class),
        );
    }
}
