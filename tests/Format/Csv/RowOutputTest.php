<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Csv;

use DateTimeImmutable;
use DateTimeZone;
use Kiln\Engine\Value\Dates as AllDates;
use Kiln\Format\Csv\Dates;
use Kiln\Format\Csv\RowOutput;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Dates::class)]
#[CoversClass(RowOutput::class)]
final class RowOutputTest extends TestCase
{
    /** @return iterable<string, array{DateTimeImmutable, ?string}> */
    public static function dates(): iterable
    {
        yield 'UTC' => [new DateTimeImmutable('2024-02-29T05:07:09', new DateTimeZone('UTC')), '2024-02-29T05:07:09+00:00'];
        yield 'an offset' => [new DateTimeImmutable('2024-12-31T23:59:59+05:30'), '2024-12-31T23:59:59+05:30'];
        yield 'an offset to the west' => [new DateTimeImmutable('2024-01-01T00:00:00-03:30'), '2024-01-01T00:00:00-03:30'];
        yield 'a zone in winter' => [new DateTimeImmutable('2024-01-01T00:00:00', new DateTimeZone('Europe/Zurich')), '2024-01-01T00:00:00+01:00'];
        yield 'a zone in summer' => [new DateTimeImmutable('2024-07-01T00:00:00', new DateTimeZone('Europe/Zurich')), '2024-07-01T00:00:00+02:00'];
        yield 'two zones of one name: China' => [new DateTimeImmutable('2024-01-01T10:20:30', new DateTimeZone('Asia/Shanghai')), '2024-01-01T10:20:30+08:00'];
        yield 'two zones of one name: Chicago' => [new DateTimeImmutable('2024-01-01T10:20:30', new DateTimeZone('America/Chicago')), '2024-01-01T10:20:30-06:00'];
        yield 'the first second' => [new DateTimeImmutable('2000-01-01T00:00:00+00:00'), '2000-01-01T00:00:00+00:00'];
        yield 'the last second' => [new DateTimeImmutable('2999-12-31T23:59:59+00:00'), '2999-12-31T23:59:59+00:00'];
        yield 'the second before' => [new DateTimeImmutable('1999-12-31T23:59:59+00:00'), null];
        yield 'the second after' => [new DateTimeImmutable('3000-01-01T00:00:00+00:00'), null];
        yield 'before 1970' => [new DateTimeImmutable('1969-12-31T23:59:59+00:00'), null];
        yield 'Z' => [new DateTimeImmutable('2024-01-01T00:00:00Z'), null];
        yield 'a fraction' => [new DateTimeImmutable('2024-01-01T00:00:00.000001+00:00'), null];
        yield 'an offset with seconds' => [new DateTimeImmutable('2024-01-01T00:00:00', new DateTimeZone('+01:00:30')), null];
        yield 'far away' => [(new DateTimeImmutable())->setTimestamp(PHP_INT_MAX), null];
        yield 'far ahead' => [(new DateTimeImmutable('now', new DateTimeZone('+05:30')))->setTimestamp(PHP_INT_MAX), null];
    }

    #[Test]
    #[DataProvider('dates')]
    public function aUsualDateIsWritten(DateTimeImmutable $date, ?string $text): void
    {
        $dates = new Dates();
        // All others first: what is kept of them may not come into this one.
        foreach (self::dates() as [$other]) {
            self::text($dates, $other);
        }

        self::assertSame($text, self::text($dates, $date));
        self::assertSame($text, self::text(new Dates(), $date));
        if ($text !== null) {
            self::assertSame(AllDates::rfc3339($date), $text);
            self::assertSame($text, self::text($dates, \DateTime::createFromImmutable($date)));
        }
    }

    #[Test]
    public function everyDayIsWrittenThatIsForgotten(): void
    {
        $dates = new Dates();
        foreach ([1, 2] as $round) {
            for ($day = new DateTimeImmutable('2000-01-01T12:34:56+02:00'); $day->format('Y') < '2013'; $day = $day->modify('+1 day')) {
                self::assertSame($day->format('c'), self::text($dates, $day), "round {$round}");
            }
        }
    }

    private static function text(Dates $dates, \DateTimeInterface $date): ?string
    {
        return $dates->text($date->format('uT'), $date->getOffset(), $date->getTimestamp());
    }

    /** @return iterable<string, array{float, string}> */
    public static function floats(): iterable
    {
        foreach (['0', '-0', '1', '9.5', '9.05', '9.25', '0.01', '0.1', '0.29', '1.005', '-9.5', '999999999', '999999999.99', '1000000000', '1234567890.12', '0.001', '0.30000000000000004', '1.0E-7', '1.0E+25', '123456789012345680', 'INF', '-INF', 'NAN'] as $text) {
            yield $text => [match ($text) {
                'INF' => INF,
                '-INF' => -INF,
                'NAN' => NAN,
                default => (float) $text,
            }, $text === '123456789012345680' ? '1.2345678901234568E+17' : $text];
        }
    }

    #[Test]
    #[DataProvider('floats')]
    public function aFloatHasTheShortestDigits(float $number, string $text): void
    {
        self::assertSame($text, RowOutput::float($number));
    }

    #[Test]
    public function everyHundredthIsWritten(): void
    {
        for ($hundredths = 1; $hundredths <= 12_345; ++$hundredths) {
            $number = $hundredths / 100;
            self::assertSame(json_encode($number), RowOutput::float($number));
        }
    }
}
