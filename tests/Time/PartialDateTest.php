<?php

declare(strict_types=1);

namespace Kiln\Tests\Time;

use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\Tests\TemporaryDirectory;
use Kiln\Time\PartialDate;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(PartialDate::class)]
final class PartialDateTest extends TestCase
{
    /** That of FHIR R4's dateTime (https://hl7.org/fhir/R4/datatypes.html#dateTime), which leaves 31 February to its reader. */
    private const FHIR = '/\A([0-9]([0-9]([0-9][1-9]|[1-9]0)|[1-9]00)|[1-9]000)(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1])(T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\.[0-9]+)?(Z|(\+|-)((0[0-9]|1[0-3]):[0-5][0-9]|14:00)))?)?)?\z/';

    /** @return iterable<string, array{string}> */
    public static function dates(): iterable
    {
        foreach (['2026', '0001', '2026-11', '2026-11-22', '2024-02-29', '2015-02-07T13:28:17-05:00', '2017-01-01T00:00:00.000Z', '2016-12-31T23:59:60Z', '1951-06-04T10:57:34.0123+13:59'] as $text) {
            yield $text => [$text];
        }
    }

    #[Test]
    #[DataProvider('dates')]
    public function aDateIsWrittenAsPreciseAsItWasRead(string $text): void
    {
        $kiln = Serializer::create(cacheDir: TemporaryDirectory::create());

        self::assertMatchesRegularExpression(self::FHIR, $text);
        self::assertSame("\"{$text}\"", $kiln->serialize($kiln->deserialize("\"{$text}\"", PartialDate::class)));
        self::assertSame([$text], $kiln->toArray($kiln->fromArray([$text], 'list<' . PartialDate::class . '>')));
    }

    #[Test]
    #[TestWith(['26'])]
    #[TestWith(['2026-'])]
    #[TestWith(['2026-13'])]
    #[TestWith(['2026-00'])]
    #[TestWith(['2026-1'])]
    #[TestWith(['2026-11-31'])]
    #[TestWith(['2023-02-29'])]
    #[TestWith(['2026-11-22T10:00'])]
    #[TestWith(['2026-11-22T10:00:00'])]
    #[TestWith(['2026-11-22T24:00:00Z'])]
    #[TestWith(['2026-11-22 10:00:00Z'])]
    #[TestWith(["2026\n"])]
    #[TestWith(["2026-11-22T10:00:00Z\n"])]
    #[TestWith(['20261122'])]
    #[TestWith(['-2026'])]
    #[TestWith([''])]
    public function whatIsNoDateIsAProblemOfTheDocument(string $text): void
    {
        $kiln = Serializer::create(cacheDir: TemporaryDirectory::create());
        try {
            $kiln->fromArray($text, PartialDate::class);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['invalid_value'], array_map(static fn(Violation $violation): string => $violation->code->value, $exception->violations()->items));
            self::assertStringStartsWith('expected date, month or year, got string', $exception->violations()->items[0]->message);
        }
    }

    #[Test]
    public function itSpansAllThatItMayMean(): void
    {
        $zone = new \DateTimeZone('Europe/Zurich');
        $spans = [
            '2026' => ['2026-01-01T00:00:00+01:00', '2027-01-01T00:00:00+01:00'],
            '2026-10' => ['2026-10-01T00:00:00+02:00', '2026-11-01T00:00:00+01:00'],
            // The day on which summer time ends has 25 hours.
            '2026-10-25' => ['2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00'],
            '2026-10-25T10:00:00Z' => ['2026-10-25T10:00:00+00:00', '2026-10-25T10:00:00+00:00'],
        ];
        foreach ($spans as $text => $span) {
            $date = PartialDate::fromString((string) $text);
            self::assertSame($span, [$date->earliest($zone)->format('c'), $date->end($zone)->format('c')]);
        }
    }

    #[Test]
    public function nothingIsMissingBeforeAPart(): void
    {
        foreach ([[2026, null, 1, null], [2026, 11, null, '10:00:00Z']] as [$year, $month, $day, $time]) {
            try {
                new PartialDate($year, $month, $day, $time);
                self::fail('It was made.');
            } catch (\InvalidArgumentException $exception) {
                self::assertSame('A day needs its month, and a time its day.', $exception->getMessage());
            }
        }
    }
}
