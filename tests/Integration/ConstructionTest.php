<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Metadata\Source\ConstructorReader;
use Kiln\Metadata\Source\FactoryReader;
use Kiln\Plan\Planner\ConstructorCall;
use Kiln\Tests\Fixture\Integration\Construction\Biscuit;
use Kiln\Tests\Fixture\Integration\Construction\Booking;
use Kiln\Tests\Fixture\Integration\Construction\Boxed;
use Kiln\Tests\Fixture\Integration\Construction\Circle;
use Kiln\Tests\Fixture\Integration\Construction\Cookie;
use Kiln\Tests\Fixture\Integration\Construction\Customer;
use Kiln\Tests\Fixture\Integration\Construction\Delivery;
use Kiln\Tests\Fixture\Integration\Construction\Email;
use Kiln\Tests\Fixture\Integration\Construction\Letter;
use Kiln\Tests\Fixture\Integration\Construction\Money;
use Kiln\Tests\Fixture\Integration\Construction\Numbered;
use Kiln\Tests\Fixture\Integration\Construction\One;
use Kiln\Tests\Fixture\Integration\Construction\Renamed;
use Kiln\Tests\Fixture\Integration\Construction\Shape;
use Kiln\Tests\Fixture\Integration\Construction\Snake;
use Kiln\Tests\Fixture\Integration\Construction\Square;
use Kiln\Tests\Fixture\Integration\Construction\Untouched;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Who makes the objects that are read, and of which keys.
 */
#[CoversClass(ConstructorReader::class)]
#[CoversClass(FactoryReader::class)]
#[CoversClass(ConstructorCall::class)]
final class ConstructionTest extends IntegrationTestCase
{
    private const PLAIN = [
        'guests' => [], 'day' => '2026-11-22', 'notes' => ['none'], 'nights' => null, 'rooms' => null, 'price' => 5, 'internal' => 'internal',
        'detail' => 'no detail', 'socket' => null, 'service' => null,
    ];

    #[Test]
    public function aParameterWithoutAPropertyIsAKey(): void
    {
        $email = self::read('{"email":"Ann@Example.org"}', Email::class);

        self::assertSame('ann@example.org', $email->email());
        self::assertWrites('{"value":"ann@example.org","email":"ann@example.org"}', $email);
        self::assertEquals($email, self::read('{"value":"ignored","email":"ann@example.org"}', Email::class, new Context(strict: true)));
        self::assertRefuses(['missing_key at /email'], '{"value":"x"}', Email::class);
        self::assertRefuses(['type_mismatch at /email'], '{"email":null}', Email::class);
        self::assertRefuses(['type_mismatch at /1/email', 'missing_key at /2/email'], '[{"email":""},{"email":1},{}]', 'list<' . Email::class . '>');
    }

    #[Test]
    public function attributesAndPhpdocSayOfAParameterWhatTheySayOfAProperty(): void
    {
        self::assertSame(self::PLAIN, self::read('{"guests":[],"from":"22.11.2026"}', Booking::class)->given);
        self::assertSame(self::PLAIN, self::read('{"guests":[],"start":"22.11.2026","internal":"x","socket":"x","service":{"a":1}}', Booking::class)->given);

        $json = '{"guests":[{"email":"A"}],"from":"01.02.2003","notes":["n"],"nights":3,"rooms":2,"price":7,"detail":"d","kept":"k"}';
        $given = ['guests' => ['a'], 'day' => '2003-02-01', 'notes' => ['n'], 'nights' => 3, 'rooms' => true, 'price' => 700, 'detail' => 'd'] + self::PLAIN;
        $booking = self::read($json, Booking::class);
        self::assertEquals($given, $booking->given);
        self::assertSame('k', $booking->kept);
        self::assertWrites('{"kept":"k"}', $booking);
    }

    /**
     * Code is indented, but not what stands in its texts.
     */
    #[Test]
    public function aDefaultMayHaveLines(): void
    {
        self::assertEquals(new Letter('a'), self::read('{"text":"a"}', Letter::class));
        self::assertEquals([new Letter('a')], self::kiln()->deserialize('[{"text":"a"}]', 'list<' . Letter::class . '>'));
    }

    #[Test]
    public function aParameterThatAContextDoesNotSelectHasItsDefault(): void
    {
        $json = '{"guests":[],"from":"22.11.2026","detail":"d"}';

        self::assertSame('no detail', self::read($json, Booking::class, new Context(groups: 'Default'))->given['detail']);
        self::assertSame('d', self::read($json, Booking::class, new Context(groups: ['Default', 'detail']))->given['detail']);
        self::assertRefuses(['unknown_key at /internal'], '{"guests":[],"from":"22.11.2026","internal":"x"}', Booking::class, new Context(strict: true));
    }

    #[Test]
    public function allProblemsOfParametersAreNamed(): void
    {
        self::assertRefuses(
            ['type_mismatch at /kept', 'missing_key at /guests/0/email', 'invalid_date at /from', 'type_mismatch at /notes/1', 'type_mismatch at /nights'],
            '{"guests":[{}],"from":"2026-11-22","notes":["a",1],"nights":"3","kept":1}',
            Booking::class,
        );
    }

    #[Test]
    public function aParameterMayHaveTheKeyOfAProperty(): void
    {
        $read = self::read('{"mail":"a"}', Renamed::class);

        self::assertSame('<a>', $read->address());
        self::assertWrites('{"mail":"<a>"}', $read);
    }

    #[Test]
    public function theNamingStrategyIsForParametersToo(): void
    {
        self::assertSame('Ann Lee', self::read('{"first_name":"Ann","last_name":"Lee"}', Snake::class)->all);
        self::assertSame('Ann Lee', self::read('{"to_first_name":"Ann","to_last_name":"Lee"}', Delivery::class)->line);
        self::assertRefuses(['missing_key at /to_last_name'], '{"to_first_name":"Ann","last_name":"Lee"}', Delivery::class);
    }

    #[Test]
    public function withARequiredParameterIgnoredTheConstructorIsNotCalled(): void
    {
        self::assertSame('n', self::read('{"name":"n","secret":"s"}', Untouched::class)->name);
        self::assertSame('', self::read('{"secret":"s"}', Untouched::class)->name);
    }

    #[Test]
    public function aFactoryMakesTheObject(): void
    {
        $money = self::read('{"amount":"12.50","currency":"CHF"}', Money::class);

        self::assertSame([1250, 'CHF'], [$money->cents, $money->currency]);
        self::assertSame('EUR', self::read('{"amount":"1"}', Money::class)->currency);
        self::assertWrites('{"cents":1250,"currency":"CHF","amount":"12.50"}', $money);
        self::assertEquals($money, self::read('{"cents":1,"currency":"CHF","amount":"12.50"}', Money::class, new Context(strict: true)));
        self::assertRefuses(['type_mismatch at /currency', 'missing_key at /amount'], '{"currency":null}', Money::class);
    }

    #[Test]
    public function aFactoryIsCalledOncePerObject(): void
    {
        Money::$made = 0;

        self::assertCount(3, (array) self::kiln()->deserialize('[{"amount":"1"},{"amount":"2"},{"currency":"CHF","amount":"3"}]', 'list<' . Money::class . '>'));
        self::assertSame(3, Money::$made);
    }

    #[Test]
    public function anInheritedFactoryMakesObjectsOfTheClassThatIsRead(): void
    {
        $customer = self::read('{"key":"7","name":"Ann"}', Customer::class);

        self::assertSame(['#7', 'Ann'], [$customer->id, $customer->name]);
        self::assertSame('nobody', self::read('{"key":"7"}', Customer::class)->name);
        self::assertSame('baked rye', self::read('{"flour":"rye"}', Cookie::class)->taste);
        self::assertSame('sweet', self::read('{"taste":"sweet"}', Biscuit::class)->taste);
    }

    #[Test]
    public function aFactoryOfAnAbstractClassChooses(): void
    {
        self::assertEquals(new Circle(2.0), self::read('{"radius":2}', Shape::class));
        self::assertEquals(new Square(), self::read('{}', Shape::class));
    }

    #[Test]
    public function classesThatADiscriminatorTellsMayHaveOne(): void
    {
        $read = self::kiln()->deserialize('[{"kind":"one","half":4},{"kind":"two","number":5}]', 'list<' . Numbered::class . '>');

        self::assertIsArray($read);
        self::assertInstanceOf(One::class, $read[0]);
        self::assertSame(8, $read[0]->number);
    }

    #[Test]
    public function theParametersOfAFactoryMayBeGeneric(): void
    {
        $box = self::kiln()->deserialize('{"content":{"amount":"1"}}', Boxed::class . '<' . Money::class . '>');

        self::assertInstanceOf(Boxed::class, $box);
        self::assertInstanceOf(Money::class, $box->held);
    }
}
