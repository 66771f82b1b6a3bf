<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Value;

use Kiln\Engine\Value\Dates;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(Dates::class)]
final class DatesTest extends TestCase
{
    /** All fields, so that nothing of the present time can hide. */
    private const ALL = 'x-m-d H:i:s.u e';

    /** @return iterable<string, array{string, string}> text => what it means */
    public static function readable(): iterable
    {
        yield 'an offset' => ['2024-02-29T12:34:56+02:00', '2024-02-29 12:34:56.000000 +02:00'];
        yield 'a negative offset' => ['2024-12-31T23:59:59-11:30', '2024-12-31 23:59:59.000000 -11:30'];
        yield 'Z' => ['2024-01-01T00:00:00Z', '2024-01-01 00:00:00.000000 Z'];
        yield 'lower case' => ['2024-01-01t00:00:00z', '2024-01-01 00:00:00.000000 Z'];
        yield 'lower case with an offset' => ['2024-01-01t00:00:00.25+01:00', '2024-01-01 00:00:00.250000 +01:00'];
        yield 'unknown local time' => ['2024-01-01T00:00:00-00:00', '2024-01-01 00:00:00.000000 +00:00'];
        yield 'one digit of a second' => ['2024-01-01T00:00:00.5Z', '2024-01-01 00:00:00.500000 Z'];
        yield 'microseconds' => ['2024-01-01T00:00:00.000001+00:00', '2024-01-01 00:00:00.000001 +00:00'];
        yield 'nanoseconds are cut, not rounded' => ['2024-01-01T00:00:00.999999999Z', '2024-01-01 00:00:00.999999 Z'];
        yield 'the first year' => ['0000-02-29T00:00:00Z', '0000-02-29 00:00:00.000000 Z'];
        yield 'the last second' => ['9999-12-31T23:59:59Z', '9999-12-31 23:59:59.000000 Z'];
        yield 'a year beyond 9999' => ['+12024-01-02T03:04:05+02:00', '+12024-01-02 03:04:05.000000 +02:00'];
        yield 'a year beyond 9999 that begins like a usual one' => ['+20240-01-02T03:04:05+02:00', '+20240-01-02 03:04:05.000000 +02:00'];
        yield 'a year before 0000' => ['-0044-03-15T12:00:00Z', '-0044-03-15 12:00:00.000000 Z'];
        yield 'the largest offset' => ['2024-01-01T00:00:00+23:59', '2024-01-01 00:00:00.000000 +23:59'];
    }

    #[Test]
    #[DataProvider('readable')]
    public function aDateIsRead(string $text, string $meaning): void
    {
        self::assertSame($meaning, Dates::immutable($text)?->format(self::ALL));
        self::assertSame($meaning, Dates::mutable($text)?->format(self::ALL));
        self::assertSame(\DateTimeImmutable::class, get_debug_type(Dates::immutable($text)));
        self::assertSame(\DateTime::class, get_debug_type(Dates::mutable($text)));
    }

    #[Test]
    #[DataProvider('readable')]
    public function aDateIsTheOneThatPhpReads(string $text): void
    {
        self::assertEquals(new \DateTimeImmutable($text), Dates::immutable($text));
        self::assertEquals(new \DateTime($text), Dates::mutable($text));
    }

    /** @return iterable<string, array{string}> */
    public static function unreadable(): iterable
    {
        yield 'nothing' => [''];
        yield 'a date alone' => ['2024-01-01'];
        yield 'no offset' => ['2024-01-01T00:00:00'];
        yield 'an offset without a colon' => ['2024-01-01T00:00:00+0100'];
        yield 'an offset of one digit' => ['2024-01-01T00:00:00+1:00'];
        yield 'an offset of a day' => ['2024-01-01T00:00:00+24:00'];
        yield 'an offset of 60 minutes' => ['2024-01-01T00:00:00+01:60'];
        yield 'an abbreviation' => ['2024-01-01T00:00:00CET'];
        yield 'a space for T' => ['2024-01-01 00:00:00Z'];
        yield 'no seconds' => ['2024-01-01T00:00Z'];
        yield 'a comma' => ['2024-01-01T00:00:00,5Z'];
        yield 'a dot without digits' => ['2024-01-01T00:00:00.Z'];
        yield 'ten digits' => ['2024-01-01T00:00:00.1234567890Z'];
        yield 'hour 24' => ['2024-01-01T24:00:00Z'];
        yield 'minute 60' => ['2024-01-01T00:60:00Z'];
        yield 'a leap second' => ['1998-12-31T23:59:60Z'];
        yield 'day 0' => ['2024-01-00T00:00:00Z'];
        yield 'month 13' => ['2024-13-01T00:00:00Z'];
        yield 'February 29 of a common year' => ['2023-02-29T00:00:00Z'];
        yield 'February 29 of a century' => ['1900-02-29T00:00:00Z'];
        yield 'February 31' => ['2020-02-31T00:00:00Z'];
        yield 'April 31' => ['2024-04-31T00:00:00Z'];
        yield 'February 29 of a common year far away' => ['-0003-02-29T00:00:00Z'];
        yield 'month 13 far away' => ['+12024-13-01T00:00:00Z'];
        yield 'a sign without need' => ['+2024-01-01T00:00:00Z'];
        yield 'minus zero' => ['-0000-01-01T00:00:00Z'];
        yield 'a line break after it' => ["2024-01-01T00:00:00Z\n"];
        yield 'a NUL after it' => ["2024-01-01T00:00:00Z\0"];
        yield 'words' => ['tomorrow'];
        yield 'digits of another script' => ['٢٠٢٤-01-01T00:00:00Z'];
    }

    #[Test]
    #[DataProvider('unreadable')]
    public function anythingElseIsRefused(string $text): void
    {
        self::assertNull(Dates::immutable($text));
        self::assertNull(Dates::mutable($text));
        self::assertNull(Dates::fromFormats($text, [], null, \DateTimeImmutable::class));
    }

    #[Test]
    public function everyDayOfTheCalendarAndNoOtherIsRead(): void
    {
        foreach ([1896, 1900, 1999, 2000, 2023, 2024, 2100] as $year) {
            for ($month = 0; $month <= 13; ++$month) {
                for ($day = 0; $day <= 32; ++$day) {
                    $text = \sprintf('%04d-%02d-%02dT01:02:03Z', $year, $month, $day);
                    self::assertSame(
                        $month > 0 && $day > 0 && checkdate($month, $day, $year) ? $text : null,
                        Dates::immutable($text)?->format('Y-m-d\TH:i:s\Z'),
                        $text,
                    );
                }
            }
        }
    }

    /** @return iterable<string, array{string, string}> date => text */
    public static function writable(): iterable
    {
        yield 'an offset' => ['2024-02-29T12:34:56+02:00', '2024-02-29T12:34:56+02:00'];
        yield 'Z stays Z' => ['2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z'];
        yield 'UTC is an offset' => ['2024-01-01T00:00:00 UTC', '2024-01-01T00:00:00+00:00'];
        yield 'another military zone is an offset' => ['2024-01-01T00:00:00A', '2024-01-01T00:00:00+01:00'];
        yield 'a zone in winter' => ['2024-01-01 00:00 Europe/Berlin', '2024-01-01T00:00:00+01:00'];
        yield 'a zone in summer' => ['2024-07-01 00:00 Europe/Berlin', '2024-07-01T00:00:00+02:00'];
        yield 'milliseconds' => ['2024-01-01T00:00:00.120Z', '2024-01-01T00:00:00.120Z'];
        yield 'microseconds' => ['2024-01-01T00:00:00.000120+01:00', '2024-01-01T00:00:00.000120+01:00'];
        yield 'before 1973' => ['1969-07-20T20:17:40.5+00:00', '1969-07-20T20:17:40.500+00:00'];
        yield 'before 1973, Z' => ['1969-07-20T20:17:40Z', '1969-07-20T20:17:40Z'];
        yield 'beyond 9999' => ['+12024-01-02T03:04:05.25+02:00', '+12024-01-02T03:04:05.250+02:00'];
        yield 'beyond 9999, with the digits of a usual year before it' => ['+20240-01-02T03:04:05+02:00', '+20240-01-02T03:04:05+02:00'];
        yield 'before 0000' => ['-0044-03-15T12:00:00Z', '-0044-03-15T12:00:00Z'];
        // Berlin's local mean time was 0:53:28 ahead, which no offset of RFC 3339 says.
        yield 'an offset with seconds' => ['1850-01-01 00:00:00 Europe/Berlin', '1849-12-31T23:06:32+00:00'];
        yield 'the same today, without a name' => ['2024-01-01 00:00:00 +01:00:30', '2023-12-31T22:59:30+00:00'];
    }

    #[Test]
    #[DataProvider('writable')]
    public function aDateIsWritten(string $date, string $text): void
    {
        self::assertSame($text, Dates::rfc3339(new \DateTimeImmutable($date)));
        self::assertSame($text, Dates::rfc3339(new \DateTime($date)));
        self::assertSame($text, Dates::format(new \DateTime($date), null, null));
    }

    /** Names of offsets differ from one version of PHP to the next, and whatever was not known by its name took six calls. */
    #[Test]
    #[TestWith(['2024-01-01T00:00:00+00:00'])]
    #[TestWith(['2024-01-01T00:00:00-05:30'])]
    #[TestWith(['2024-01-01 00:00:00 UTC'])]
    #[TestWith(['2024-06-01 00:00:00 Europe/Berlin'])]
    public function theUsualDateIsFormattedOnce(string $text): void
    {
        $date = new class ($text) extends \DateTimeImmutable {
            public int $calls = 0;

            public function format(string $format): string
            {
                ++$this->calls;

                return parent::format($format);
            }
        };
        Dates::rfc3339($date);

        self::assertSame(1, $date->calls);
    }

    #[Test]
    #[DataProvider('writable')]
    public function whatIsWrittenIsReadAgainAsTheSameInstant(string $date, string $text): void
    {
        self::assertEquals(new \DateTimeImmutable($date), Dates::immutable($text));
        self::assertSame($text, Dates::rfc3339(Dates::immutable($text) ?? new \DateTimeImmutable()));
    }

    #[Test]
    public function noMicrosecondIsLost(): void
    {
        for ($microsecond = 0; $microsecond < 1_000_000; $microsecond += 997) {
            $text = \sprintf('2024-01-01T00:00:00.%06dZ', $microsecond);
            self::assertSame(\sprintf('%06d', $microsecond), Dates::immutable($text)?->format('u'));
        }
    }

    #[Test]
    public function aFormatAndATimeZoneLeaveTheObjectAsItIs(): void
    {
        $date = new \DateTime('2024-07-01T12:00:00Z');

        self::assertSame('01.07.2024 14:00', Dates::format($date, 'd.m.Y H:i', 'Europe/Berlin'));
        self::assertSame('2024-07-01T14:00:00+02:00', Dates::format($date, null, 'Europe/Berlin'));
        self::assertSame('01.07.2024 12:00', Dates::format($date, 'd.m.Y H:i', null));
        self::assertSame('Z', $date->getTimezone()->getName());
    }

    #[Test]
    public function theFirstFormatThatFitsIsTaken(): void
    {
        $formats = ['Y-m-d H:i', 'Y-m-d', 'd.m.Y'];

        self::assertSame('2024-02-29 13:45:00.000000 Asia/Tokyo', self::read('2024-02-29 13:45', $formats, 'Asia/Tokyo'));
        self::assertSame('2024-02-29 00:00:00.000000 Asia/Tokyo', self::read('2024-02-29', $formats, 'Asia/Tokyo'));
        self::assertSame('2024-02-29 00:00:00.000000 Asia/Tokyo', self::read('29.02.2024', $formats, 'Asia/Tokyo'));
        self::assertNull(self::read('02/29/2024', $formats));
        self::assertNull(self::read('2023-02-29', $formats), 'a day that does not exist');
        self::assertNull(self::read('2024-02-29 ', $formats), 'something after it');
        self::assertNull(self::read("2024-02-29\0", $formats), 'a NUL');
        self::assertNull(self::read('', $formats));
    }

    #[Test]
    public function fieldsThatAFormatDoesNotNameAreZero(): void
    {
        self::assertSame('1970-01-01 13:45:00.000000 UTC', self::read('13:45', ['H:i'], 'UTC'));
        self::assertSame('2024-02-01 00:00:00.000000 UTC', self::read('2024-02', ['Y-m'], 'UTC'));
        self::assertSame('2024-02-01 00:00:00.000000 UTC', self::read('2024-02', ['!Y-m'], 'UTC'));
        self::assertSame('2024-02-01 00:00:00.000000 UTC', self::read('2024-02', ['Y-m|'], 'UTC'));
        self::assertSame('2024-02-01 00:00:00.000000 UTC', self::read('2024!02', ['Y\!m'], 'UTC'), 'an escaped ! is a letter');
    }

    #[Test]
    public function aZoneInTheTextWinsOverTheOneGiven(): void
    {
        self::assertSame('2024-01-01 00:00:00.000000 +05:00', self::read('2024-01-01 00:00 +05:00', ['Y-m-d H:i P'], 'Asia/Tokyo'));
        self::assertSame('2024-01-01 00:00:00.000000 Asia/Tokyo', self::read('2024-01-01 00:00', ['Y-m-d H:i'], 'Asia/Tokyo'));
        self::assertSame('2024-01-01 00:00:00.000000 ' . date_default_timezone_get(), self::read('2024-01-01 00:00', ['Y-m-d H:i'], null));
    }

    #[Test]
    public function anIntFitsFormatsThatAreOneNumber(): void
    {
        self::assertSame('2023-11-14 22:13:20.000000 +00:00', self::read(1_700_000_000, ['U']));
        self::assertSame('2023-11-14 22:13:20.000000 +00:00', self::read('1700000000', ['U']));
        self::assertSame('1969-12-31 23:59:59.000000 +00:00', self::read(-1, ['U']));
        self::assertSame('2024-02-29 00:00:00.000000 UTC', self::read(20240229, ['U\x', 'Ymd'], 'UTC'));
        self::assertNull(self::read(9990131, ['Ymd'], 'UTC'), 'seven digits');
        self::assertNull(self::read(2024, ['d.m.Y', 'H:i']));
        self::assertNull(self::read(1_700_000_000, []), 'RFC 3339 is no number');
    }

    #[Test]
    public function aSubclassIsMadeAsTheClassAskedFor(): void
    {
        $immutable = Dates::fromFormats('2024-02-29', ['Y-m-d'], 'UTC', Fixture\LocalDate::class);
        self::assertInstanceOf(Fixture\LocalDate::class, $immutable);
        self::assertSame('2024-02-29 00:00:00.000000 UTC', $immutable->format(self::ALL));

        $mutable = Dates::fromFormats('2024-02-29T01:02:03.5Z', [], null, Fixture\Stamp::class);
        self::assertInstanceOf(Fixture\Stamp::class, $mutable);
        self::assertSame('2024-02-29 01:02:03.500000 Z', $mutable->format(self::ALL));

        self::assertSame(\DateTime::class, get_debug_type(Dates::fromFormats('2024-02-29', ['Y-m-d'], null, \DateTime::class)));
        self::assertSame(\DateTimeImmutable::class, get_debug_type(Dates::fromFormats('2024-02-29', ['Y-m-d'], null, \DateTimeInterface::class)));
    }

    /**
     * @param list<string> $formats
     */
    private static function read(string|int $text, array $formats, ?string $timezone = null): ?string
    {
        return Dates::fromFormats($text, $formats, $timezone, \DateTimeImmutable::class)?->format(self::ALL);
    }
}
