<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Dates\Dated;
use Kiln\Tests\Fixture\Jms\Dates\DeclaredDates;
use Kiln\Tests\Fixture\Jms\Dates\HoldsMoment;
use Kiln\Tests\Fixture\Jms\Dates\Moment;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Dates, intervals and their formats.
 */
#[CoversClass(JmsSerializer::class)]
final class DatesTest extends ReferenceTestCase
{
    #[Test]
    public function datesAreWrittenInTheirOwnZone(): void
    {
        $date = new \DateTime('2020-02-03 04:05:06.789', new \DateTimeZone('America/New_York'));

        self::assertWrites('"2020-02-03T04:05:06-05:00"', $date);
        self::assertWrites('"2020-02-03 04:05:06"', $date, null, "DateTime<'Y-m-d H:i:s', 'Europe/Berlin'>");
        self::assertWrites('1580720706', $date, null, "DateTime<'U'>");
        self::assertWrites('"03\/02"', $date, null, "DateTime<'d/m'>");
        self::assertWrites('"2020-02-03T04:05:06-05:00"', \DateTimeImmutable::createFromMutable($date));
    }

    #[Test]
    public function everyFormatWrites(): void
    {
        $mutable = new \DateTime('2020-02-03 04:05:06.789', new \DateTimeZone('America/New_York'));

        self::compare(static fn(Subject $subject): string => $subject->json(self::dated($mutable)));
        self::compare(static fn(Subject $subject): array => $subject->array(self::dated($mutable)));
        self::compare(static fn(Subject $subject): string => $subject->json(self::declared()));
        self::compare(static fn(Subject $subject): array => $subject->array([self::declared()]));
    }

    /**
     * @return iterable<string, array{mixed}>
     */
    public static function dates(): iterable
    {
        foreach ([
            '2020-02-03T04:05:06+00:00', '2020-02-03T04:05:06+05:30', '2020-02-03T04:05:06Z', '2020-02-03T04:05:06.123Z', '2020-02-03 04:05:06', '2020/02/03 04:05:06', '03.02.2020 04:05:06',
            '2020-02-03', '2020', '2020-02-31', '2020-02-31 25:61:61', '2020-02-03T04:05:06.123456+01:00', 'tomorrow', '', '0', 'x', ' 2020-02-03 04:05:06', "2020-02-03 04:05:06\n", '1580720706', '-1',
        ] as $text) {
            yield "\"$text\"" => [$text];
        }
        yield 'a number' => [1580720706];
        yield 'zero' => [0];
        yield 'a negative number' => [-5];
        yield 'a float' => [1.5];
        yield 'true' => [true];
        yield 'false' => [false];
        yield 'null' => [null];
        yield 'an empty array' => [[]];
        yield 'an array' => [[1]];
    }

    #[Test]
    #[DataProvider('dates')]
    public function everyFormatReads(mixed $text): void
    {
        foreach (['plain', 'formatted', 'zoned', 'stamp', 'several', 'single', 'micro', 'interface'] as $name) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromArray([$name => $text], Dated::class));
        }
        foreach (['mutable', 'immutable', 'interface', 'interval', 'untyped'] as $name) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromArray([$name => $text], DeclaredDates::class));
        }
    }

    #[Test]
    public function whatIsEmptyIsNull(): void
    {
        self::assertReads('Dated{plain: null, formatted: null, zoned: null, stamp: null, several: null, single: null, micro: null, interface: null}', '{"plain":0,"formatted":"","zoned":"0","stamp":0,"several":false,"single":[],"micro":null}', Dated::class);
        self::assertReads('[null]', '[0]', "array<DateTime<'U'>>");
        self::assertReads('[null]', '[""]', 'array<DateInterval>');
    }

    #[Test]
    public function datesAreReadByTheirFormats(): void
    {
        self::assertReads('DateTime{2020-02-03T04:05:06.000000 +00:00}', '"2020-02-03T04:05:06+00:00"', 'DateTime');
        self::assertReads('DateTime{2020-02-03T04:05:06.000000 Europe/Berlin}', '"2020-02-03 04:05:06"', "DateTime<'Y-m-d H:i:s', 'Europe/Berlin'>");
        self::assertReads('DateTime{2020-02-03T10:05:06.000000 Europe/Berlin}', '1580720706', "DateTime<'U', 'Europe/Berlin'>");
        self::assertReads('DateTimeImmutable{2020-02-03T04:05:06.000000 UTC}', '"2020/02/03 04:05:06"', "DateTimeImmutable<'Y-m-d', '', ['d.m.Y', 'Y/m/d H:i:s']>");
        self::assertReads('DateTime{2020-02-03T00:00:00.000000 UTC}', '"2020-02-03"', "DateTimeInterface<'Y-m-d|'>");
        self::assertReads('DateTime{2020-03-02T00:00:00.000000 UTC}', '"2020-02-31"', "DateTime<'Y-m-d|'>");
    }

    #[Test]
    public function whatTheFormatDoesNotSayIsNow(): void
    {
        $outcome = self::compare(static function (Subject $subject): string {
            $date = $subject->fromJson('"2020-02-03"', "DateTime<'Y-m-d'>");
            self::assertInstanceOf(\DateTime::class, $date);
            $now = new \DateTime('now', new \DateTimeZone('UTC'));
            $seconds = abs((int) $now->format('H') * 3600 + (int) $now->format('i') * 60 + (int) $now->format('s') - ((int) $date->format('H') * 3600 + (int) $date->format('i') * 60 + (int) $date->format('s')));

            return $date->format('Y-m-d') . ($seconds <= 2 || $seconds >= 86398 ? ' now' : ' at another time');
        });

        self::assertSame("gave '2020-02-03 now'", $outcome->text());
    }

    #[Test]
    public function whatNoFormatMatchesIsRefused(): void
    {
        self::assertRefuses(RuntimeException::class, 'Invalid datetime "2020-02-03T04:05:06.123Z", expected one of the format "Y-m-d\TH:i:sP".', '"2020-02-03T04:05:06.123Z"', 'DateTime');
        self::assertRefuses(RuntimeException::class, 'Invalid datetime "x", expected one of the format "a", "b".', '"x"', "DateTime<'c', '', ['a', 'b']>");
        self::assertRefuses(RuntimeException::class, 'Invalid dateinterval "x", expected ISO 8601 format', '"x"', 'DateInterval');
        self::assertInstanceOf(\Exception::class, self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"2020-02-03 00:00:00"', "DateTime<'Y-m-d H:i:s', 'Nowhere/Land'>"))->thrown);
    }

    #[Test]
    public function aDeclaredMutableDateRefusesAnImmutableOne(): void
    {
        self::assertInstanceOf(\TypeError::class, self::compare(static fn(Subject $subject): string => $subject->json(self::dated(new \DateTimeImmutable('2020-01-01'))))->thrown);
        self::assertInstanceOf(\TypeError::class, self::compare(static fn(Subject $subject): string => $subject->json(new \DateTimeImmutable('2020-01-01'), null, 'DateTime'))->thrown);
    }

    #[Test]
    public function intervalsForgetWhatIso8601Lacks(): void
    {
        self::assertWrites('"P1Y2M3DT4H5M6S"', new \DateInterval('P1Y2M3DT4H5M6S'));
        self::assertWrites('"P0DT0S"', new \DateInterval('PT0S'));
        self::assertWrites('"PT36H"', new \DateInterval('PT36H'));
        self::assertWrites('"P1D"', (new \DateTime('2020-01-02'))->diff(new \DateTime('2020-01-01')));
        self::assertReads('DateInterval{+ 1y 2m 3d 4h 5m 6s 0.0}', '"P1Y2M3DT4H5M6S"', 'DateInterval');
        self::assertReads('DateInterval{+ 0y 0m 0d 0h 0m 6s 0.5}', '"PT6.5S"', 'DateInterval');
    }

    #[Test]
    public function subclassesHaveNoHandlerOfTheirOwn(): void
    {
        $holder = static function (): HoldsMoment {
            $holder = new HoldsMoment();
            $holder->declared = new Moment('2020-01-01T00:00:00Z');

            return $holder;
        };

        self::assertWrites('{"declared":"2020-01-01T00:00:00+00:00"}', $holder);
        self::compare(static fn(Subject $subject): string => $subject->json(new Moment('2020-01-01T00:00:00Z')));
        self::compare(static fn(Subject $subject): string => $subject->json(new \DateTimeZone('Europe/Berlin')));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"typed":"2020-01-01T00:00:00Z"}', HoldsMoment::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"declared":"2020-01-01T00:00:00Z"}', HoldsMoment::class));
    }

    #[Test]
    public function whatIsNoDurationIsRefusedByTheHandlerOfDurations(): void
    {
        foreach (['text', [], new Nothing(), 1] as $value) {
            foreach ([$value, [new \DateInterval('P1D'), $value]] as $data) {
                $type = \is_array($data) && $data !== [] ? 'array<DateInterval>' : 'DateInterval';
                $thrown = self::compare(static fn(Subject $subject): string => $subject->json($data, null, $type))->thrown;
                self::assertInstanceOf(\TypeError::class, $thrown);
                self::assertStringStartsWith('JMS\Serializer\Handler\DateHandler::serializeDateInterval(): Argument #2 ($date) must be of type DateInterval', $thrown->getMessage());
            }
        }
    }

    #[Test]
    public function theHandlerOfDatesMayBeConfigured(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerSubscribingHandler(new DateHandler('d.m.Y', 'Europe/Berlin', true, ['Y|', 'd.m.Y|']));
        });

        self::assertWrites('"03.02.2020"', new \DateTime('2020-02-03'), null, null, $configure);
        self::assertReads('DateTime{2020-02-03T00:00:00.000000 Europe/Berlin}', '"03.02.2020"', 'DateTime', null, $configure);
        self::assertReads('DateTimeImmutable{2021-01-01T00:00:00.000000 Europe/Berlin}', '"2021"', 'DateTimeImmutable', null, $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"x"', 'DateTime'), $configure);
    }

    private static function dated(\DateTimeInterface $date): Dated
    {
        $dated = Dated::filledWith($date);
        if ($date instanceof \DateTime) {
            $dated->micro = \DateTimeImmutable::createFromMutable($date);
        }

        return $dated;
    }

    private static function declared(): DeclaredDates
    {
        $dates = new DeclaredDates();
        $dates->mutable = new \DateTime('2020-01-01 00:00:00', new \DateTimeZone('+02:00'));
        $dates->immutable = new \DateTimeImmutable('1969-01-01 00:00:00.5');
        $dates->interface = new \DateTimeImmutable('@0');
        $dates->interval = new \DateInterval('P1W');
        $dates->zone = new \DateTimeZone('Europe/Berlin');
        $dates->untyped = [$dates->interval, $dates->interface];

        return $dates;
    }
}
