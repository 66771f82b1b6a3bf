<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Dates\Calendar;
use Kiln\Tests\Fixture\Integration\Dates\Log;
use Kiln\Tests\Fixture\Integration\Dates\Moment;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class DatesTest extends IntegrationTestCase
{
    private const JSON = '{"immutable":"2024-02-29T13:45:00Z","mutable":"2024-02-29T13:45:00.250+01:00","interface":"0001-01-01T00:00:00-05:30",'
        . '"moment":"2024-07-01T12:00:00.000001Z","day":"2024-12-24","local":"2024-12-24 18:30","timestamp":1735065000,"years":["1999","2024"],'
        . '"byName":{"a":null,"b":"2024-01-01T00:00:00Z"},"duration":"P1Y2M3DT4H5M6S","days":"9 days"}';

    #[Test]
    public function everyKindIsReadAndWritten(): void
    {
        $read = self::kiln()->deserialize(self::JSON, Calendar::class);

        self::assertSame(\DateTimeImmutable::class, get_debug_type($read->immutable));
        self::assertSame('2024-02-29 13:45:00.000000 +00:00', $read->immutable?->format('Y-m-d H:i:s.u P'));
        self::assertSame(\DateTime::class, get_debug_type($read->mutable));
        self::assertSame('2024-02-29 13:45:00.250000 +01:00', $read->mutable?->format('Y-m-d H:i:s.u P'));
        self::assertSame(\DateTimeImmutable::class, get_debug_type($read->interface));
        self::assertSame('0001-01-01 -05:30', $read->interface?->format('Y-m-d P'));
        self::assertSame(Moment::class, get_debug_type($read->moment));
        self::assertSame('000001', $read->moment?->format('u'));
        self::assertSame('2024-12-24 00:00:00', $read->day?->format('Y-m-d H:i:s'), 'The time that the format does not name is midnight.');
        self::assertSame('2024-12-24T18:30:00+01:00 Europe/Zurich', $read->local?->format('c e'));
        self::assertSame(1735065000, $read->timestamp?->getTimestamp());
        self::assertSame(['1999', '2024'], array_map(static fn(\DateTimeImmutable $date): string => $date->format('Y'), $read->years));
        self::assertNull($read->byName['a']);
        self::assertSame('2024', $read->byName['b']?->format('Y'));
        self::assertSame([1, 2, 3, 4, 5, 6], [$read->duration?->y, $read->duration?->m, $read->duration?->d, $read->duration?->h, $read->duration?->i, $read->duration?->s]);
        self::assertSame(9, $read->days?->d);
        self::assertWrites(self::JSON, $read);
    }

    #[Test]
    public function anyDateIsWrittenInPlaceOfAnother(): void
    {
        $calendar = new Calendar();
        $calendar->immutable = new Moment('2024-01-02T03:04:05', new \DateTimeZone('America/New_York'));
        $calendar->local = new \DateTimeImmutable('2024-07-01T00:00:00Z');

        $written = json_decode(self::kiln()->serialize($calendar), true);

        self::assertIsArray($written);
        self::assertSame('2024-01-02T03:04:05-05:00', $written['immutable']);
        self::assertSame('2024-07-01 02:00', $written['local'], 'It is shown in the time zone of the format.');
        self::assertSame('2024-07-01T00:00:00+00:00', $calendar->local->format('c'), 'The date itself stays.');
    }

    #[Test]
    public function furtherFormatsAreRead(): void
    {
        $read = self::kiln()->deserialize('{"local":"24.12.2024"}', Calendar::class);
        self::assertSame('2024-12-24T00:00:00+01:00', $read->local?->format('c'));

        $read = self::kiln()->deserialize('{"local":"2024-12-24T10:00:00-05:00"}', Calendar::class);
        self::assertSame('2024-12-24T10:00:00-05:00', $read->local?->format('c'), 'A zone in the text goes before that of the format.');
    }

    #[Test]
    public function datesStandAloneToo(): void
    {
        $date = new \DateTimeImmutable('2024-02-29T13:45:00Z');

        self::assertSame('"2024-02-29T13:45:00Z"', self::kiln()->serialize($date));
        self::assertSame('["2024-02-29T13:45:00Z"]', self::kiln()->serialize([$date], type: 'list<DateTimeInterface>'));
        self::assertEquals($date, self::kiln()->deserialize('"2024-02-29T13:45:00Z"', 'DateTimeInterface'));
        self::assertSame('"P1DT12H"', self::kiln()->serialize(new \DateInterval('P1DT12H')));
        self::assertSame('PT5M', self::kiln()->deserialize('"PT5M"', \DateInterval::class)->format('PT%iM'));
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function wrongValues(): iterable
    {
        yield 'no date' => ['{"immutable":"tomorrow","mutable":"","interface":"2024-02-29","moment":"2024-02-29 13:45:00"}', ['invalid_date at /immutable', 'invalid_date at /mutable', 'invalid_date at /interface', 'invalid_date at /moment']];
        yield 'a day that does not exist' => ['{"immutable":"2023-02-29T00:00:00Z","day":"2023-02-29"}', ['invalid_date at /immutable', 'invalid_date at /day']];
        yield 'something after it' => ['{"day":"2024-02-29 ","immutable":"2024-02-29T00:00:00Zulu"}', ['invalid_date at /immutable', 'invalid_date at /day']];
        yield 'no text' => ['{"immutable":1709214300,"day":20240229,"byName":{"a":true},"duration":5}', ['type_mismatch at /immutable', 'type_mismatch at /day', 'type_mismatch at /byName/a', 'type_mismatch at /duration']];
        yield 'of the wrong format' => ['{"day":"24.12.2024","timestamp":"soon","days":"9"}', ['invalid_date at /day', 'invalid_date at /timestamp', 'invalid_duration at /days']];
        yield 'no duration' => ['{"duration":"1 day"}', ['invalid_duration at /duration']];
        yield 'in a list' => ['{"years":["2024","20x4",2024]}', ['invalid_date at /years/1']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongValues')]
    public function whatIsNoDateIsRefused(string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, Calendar::class);
    }

    #[Test]
    public function whatIsNoDateIsNotWritten(): void
    {
        $calendar = new Calendar();
        Wrong::put($calendar, 'years', ['2024']);
        Wrong::put($calendar, 'byName', ['a' => new \DateTimeImmutable()]);

        self::assertCannotWrite(['type_mismatch at /years/0', 'type_mismatch at /byName/a'], $calendar);
    }

    #[Test]
    public function millisecondsAreNumbersInBothDirections(): void
    {
        foreach ([1763812800123 => '2025-11-22T12:00:00.123', 0 => '1970-01-01T00:00:00.000', -1 => '1969-12-31T23:59:59.999', -1500 => '1969-12-31T23:59:58.500', 253402300799999 => '9999-12-31T23:59:59.999'] as $milliseconds => $text) {
            $log = self::read("{\"at\":{$milliseconds}}", Log::class);

            self::assertSame($text, $log->at->format('Y-m-d\TH:i:s.v'));
            self::assertWrites("{\"at\":{$milliseconds},\"others\":[]}", $log);
            self::assertEquals($log, self::read("{\"at\":\"{$milliseconds}\"}", Log::class));
        }
        $log = self::read('{"at":1,"others":[2,"3","2026-11-22"]}', Log::class);
        self::assertWrites('{"at":1,"others":[2,3,1795305600000]}', $log);
        self::assertRefuses(['invalid_date at /at', 'invalid_date at /others/0', 'type_mismatch at /others/1'], '{"at":"1.5","others":["x",1.5]}', Log::class);
        Wrong::put($log, 'others', ['2']);
        self::assertCannotWrite(['type_mismatch at /others/0'], $log);
    }
}
