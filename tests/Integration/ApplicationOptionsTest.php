<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\JsonOptions;
use Kiln\Reset;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Options\Appointment;
use Kiln\Tests\Fixture\Integration\Options\Customer;
use Kiln\Tests\Fixture\Integration\Options\KebabNames;
use Kiln\Tests\Fixture\Integration\Options\NamesAsTheyAre;
use Kiln\Tests\Fixture\Integration\Options\PostalAddress;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What is said once for a whole application, and what a class or a call says instead.
 */
#[CoversClass(Context::class)]
final class ApplicationOptionsTest extends IntegrationTestCase
{
    #[Test]
    public function namesOfAllClassesFollowTheApplication(): void
    {
        $json = '{"first_name":"Ann","middle_name":null,"IBAN":"DE02","postal_address":{"street_name":"Main"},"own_names":{"order-id":7},"as_they_are":{"orderId":7},"display_name":"ANN"}';
        $address = new PostalAddress();
        $address->streetName = 'Main';
        $customer = new Customer('Ann', null, 'DE02', $address, new KebabNames(), new NamesAsTheyAre());
        $context = new Context(naming: NamingStrategy::Snake);

        self::assertWrites($json, $customer, null, $context);
        self::assertWrites("[{$json}]", [$customer], 'list<' . Customer::class . '>', $context);
        self::assertEquals($customer, self::read($json, Customer::class, $context));
        self::assertRefuses(['missing_key at /first_name', 'unknown_key at /firstName'], '{"firstName":"Ann"}', Customer::class, new Context(strict: true, naming: NamingStrategy::Snake));
    }

    #[Test]
    public function existingObjectsAreFilledByTheSameNames(): void
    {
        $customer = self::kiln(new Context(naming: NamingStrategy::Camel))->populate(new Customer('Ann'), '{"first_name":"Eve"}', context: new Context(naming: NamingStrategy::Snake));

        self::assertSame('Eve', $customer->firstName);
    }

    /**
     * @return iterable<string, array{Context, ?Context, string}>
     */
    public static function calls(): iterable
    {
        $application = new Context(serializeNull: false, naming: NamingStrategy::Snake);
        yield 'a call without a context' => [$application, null, '{"first_name":"Ann","display_name":"ANN"}'];
        yield 'a call that names nothing' => [$application, new Context(), '{"first_name":"Ann","display_name":"ANN"}'];
        yield 'groups bring no nulls back' => [$application, new Context(groups: 'list'), '{"first_name":"Ann"}'];
        yield 'nulls are back when they are named' => [$application, new Context(groups: 'list', serializeNull: true), '{"first_name":"Ann","middle_name":null}'];
        yield 'names are back when they are named' => [$application, new Context(groups: 'list', naming: NamingStrategy::AsIs), '{"firstName":"Ann"}'];
        $list = new Context(groups: 'list');
        yield 'all groups after all' => [$list, new Context(groups: Reset::Default, serializeNull: false), '{"firstName":"Ann","displayName":"ANN"}'];
        yield 'null names nothing' => [$list, new Context(groups: null, serializeNull: false), '{"firstName":"Ann"}'];
        yield 'a version besides groups' => [$list, new Context(version: '1'), '{"firstName":"Ann","middleName":null}'];
    }

    #[Test]
    #[DataProvider('calls')]
    public function aCallChangesWhatItNames(Context $application, ?Context $call, string $json): void
    {
        $customer = new Customer('Ann');
        $built = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withContext($application)->build();

        self::assertSame($json, $built->serialize($customer, context: $call));
        self::assertSame($json, $built->serialize($customer, context: $call), 'a second time');
        self::assertSame(json_decode($json, true), $built->toArray($customer, $call));
        self::assertSame("[{$json}]", implode('', iterator_to_array($built->write([$customer], context: $call))));
        self::assertSame($json, self::kiln($application)->serialize($customer, context: $call));
        if ($call !== null) {
            self::assertSame($json, $built->with($call)->serialize($customer));
            self::assertSame($json, self::kiln($application)->with(new Context())->with($call)->serialize($customer));
        }
    }

    #[Test]
    public function theSameContextCountsForEachSerializerThatItIsPassedTo(): void
    {
        $list = new Context(groups: 'list');
        $customer = new Customer('Ann');

        self::assertSame('{"first_name":"Ann","middle_name":null}', self::kiln(new Context(naming: NamingStrategy::Snake))->serialize($customer, context: $list));
        self::assertSame('{"firstName":"Ann"}', self::kiln(new Context(serializeNull: false))->serialize($customer, context: $list));
        self::assertSame('{"firstName":"Ann","middleName":null}', self::kiln()->serialize($customer, context: $list));
    }

    /**
     * @return iterable<string, array{Context, string, string}>
     */
    public static function dates(): iterable
    {
        yield 'a format' => [
            new Context(dateFormats: 'Y-m-d H:i'),
            '"2026-12-24 18:30"',
            '{"start":"2026-12-24 18:30","changed":"2026-01-02 03:04","day":"24.12.26","abroad":"12:30 EST","reminders":["2026-12-24 18:30"],"anything":["2026-12-24 18:30"],"length":"PT1H"}',
        ];
        yield 'a format and a time zone' => [
            new Context(dateFormats: ['Y-m-d H:i', 'd.m.Y'], timezone: 'Europe/Zurich'),
            '"2026-12-24 18:30"',
            '{"start":"2026-12-24 18:30","changed":"2026-01-02 04:04","day":"24.12.26","abroad":"12:30 EST","reminders":["2026-12-24 18:30"],"anything":["2026-12-24 18:30"],"length":"PT1H"}',
        ];
        yield 'a time zone' => [
            new Context(timezone: 'UTC'),
            '"2026-12-24T17:30:00+00:00"',
            '{"start":"2026-12-24T17:30:00+00:00","changed":"2026-01-02T03:04:05+00:00","day":"24.12.26","abroad":"12:30 EST","reminders":["2026-12-24T17:30:00+00:00"],"anything":["2026-12-24T17:30:00+00:00"],"length":"PT1H"}',
        ];
        yield 'seconds' => [
            new Context(dateFormats: 'U'),
            '1798133400',
            '{"start":1798133400,"changed":1767323045,"day":"24.12.26","abroad":"12:30 EST","reminders":[1798133400],"anything":[1798133400],"length":"PT1H"}',
        ];
    }

    #[Test]
    #[DataProvider('dates')]
    public function datesFollowTheApplicationUnlessAnAttributeSaysHow(Context $context, string $start, string $json): void
    {
        $appointment = new Appointment();
        $appointment->start = new \DateTimeImmutable('2026-12-24 18:30', new \DateTimeZone('Europe/Zurich'));
        $appointment->changed = new \DateTime('2026-01-02 03:04:05', new \DateTimeZone('UTC'));
        $appointment->day = $appointment->abroad = $appointment->start;
        $appointment->reminders = [$appointment->start];
        $appointment->anything = [$appointment->start];
        $appointment->length = new \DateInterval('PT1H');

        self::assertWrites($json, $appointment, null, $context);
        self::assertWrites("[{$start}]", [$appointment->start], null, $context);
        self::assertWrites($start, $appointment->start, null, $context);
        self::assertWrites($start, $appointment->start, \DateTimeInterface::class, $context);
    }

    #[Test]
    public function datesAreReadInEachFormatOfTheApplication(): void
    {
        $context = new Context(dateFormats: ['Y-m-d H:i', 'd.m.Y'], timezone: 'Europe/Zurich');
        $read = self::read('{"start":"2026-07-24 18:30","changed":"24.12.2026","day":"24.12.26","abroad":"12:30 EST","reminders":["1.2.2026"]}', Appointment::class, $context);

        self::assertSame('2026-07-24T18:30:00+02:00', $read->start?->format('c'));
        self::assertSame('2026-12-24T00:00:00+01:00', $read->changed?->format('c'));
        self::assertSame('2026-12-24T00:00:00+01:00', $read->day?->format('c'));
        self::assertSame('2026-02-01T00:00:00+01:00', $read->reminders[0]->format('c'));
        self::assertRefuses(['invalid_date at /start'], '{"start":"2026-07-24T18:30:00Z"}', Appointment::class, $context);
    }

    #[Test]
    public function withoutAFormatTextsAreReadAsUsualAndKeepTheirZone(): void
    {
        $read = self::read('{"start":"2026-07-24T18:30:00-05:00","day":"24.12.26"}', Appointment::class, new Context(timezone: 'Europe/Zurich'));

        self::assertSame('2026-07-24T18:30:00-05:00', $read->start?->format('c'));
        self::assertSame('2026-12-24T00:00:00+01:00', $read->day?->format('c'));
    }

    #[Test]
    public function whatTheApplicationSaysCanBeTakenAway(): void
    {
        $application = new Context(groups: 'none', version: '1', dateFormats: 'Y', timezone: 'Asia/Tokyo', json: new JsonOptions(pretty: true), naming: NamingStrategy::Snake);
        $usual = new Context(groups: Reset::Default, version: Reset::Default, dateFormats: Reset::Default, timezone: Reset::Default, json: new JsonOptions(), naming: NamingStrategy::AsIs);
        $value = [new \DateTimeImmutable('2026-12-24T18:30:00+01:00'), new PostalAddress()];

        self::assertSame('["2026-12-24T18:30:00+01:00",{"streetName":""}]', self::kiln($application)->serialize($value, context: $usual));
        // A converter may pass on what it was given.
        self::assertSame('["2026-12-24T18:30:00+01:00",{"streetName":""}]', self::kiln($application)->serialize($value, context: $usual->over($application)));
        self::assertSame("[\n    \"2026\",\n    {}\n]", self::kiln($application)->serialize($value, context: new Context()));
    }

    /**
     * @return iterable<string, array{\Closure(): mixed, string}>
     */
    public static function mistakes(): iterable
    {
        yield 'a time zone' => [static fn(): Context => new Context(timezone: 'Europe/Nowhere'), 'PHP does not know the time zone "Europe/Nowhere". Write a name such as Europe/Zurich, UTC or +02:00.'];
        yield 'no format' => [static fn(): Context => new Context(dateFormats: []), 'The formats of dates must not be empty. Leave them out for RFC 3339.'];
    }

    /**
     * @param \Closure(): mixed $make
     */
    #[Test]
    #[DataProvider('mistakes')]
    public function whatMakesNoSenseIsRefusedWhereItIsSaid(\Closure $make, string $message): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage($message);

        $make();
    }
}
