<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Run;

use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\JsonDeserializationVisitor;
use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Judged by the handler of jms/serializer itself.
 */
#[CoversClass(Dates::class)]
final class DatesTest extends TestCase
{
    private const CASES = 10_000;

    private const NOTHING = 'nothing is read';

    /** Formats and the time zone for texts that name none. None of them takes anything from the present time. */
    private const READINGS = [
        [[\DATE_ATOM], 'UTC'],
        [[\DATE_ATOM], 'Europe/Berlin'],
        [['U'], 'America/New_York'],
        [['U.u'], 'Asia/Kolkata'],
        [['!Y-m-d'], 'Pacific/Auckland'],
        [['Y-m-d H:i:s'], 'Europe/Berlin'],
        [['Y-m-d\TH:i:s.uP', \DATE_ATOM], 'UTC'],
        [['Y-m-d\TH:i:sp'], 'Europe/Berlin'],
        [['Y-m-d\TH:i:sT', 'Y'], 'UTC'],
        [['Y-m-d\TH:i:se'], 'UTC'],
        [['Y-m-d\TH:i:sO'], 'UTC'],
        [[\DATE_COOKIE, '!d.m.Y', 'U'], '+05:30'],
    ];

    /** @return iterable<string, array{mixed}> */
    public static function texts(): iterable
    {
        $texts = [
            '2024-02-29T12:34:56+00:00', '2023-02-29T12:34:56+00:00', '2024-02-29T12:34:56Z', '2024-02-29T12:34:56z', '2024-01-31T23:59:59-00:00',
            '2024-01-31T23:59:59+14:00', '2024-01-31T23:59:59+14:59', '2024-01-31T23:59:59+23:59', '2024-01-31T23:59:59+24:00', '2024-01-31T23:59:59-12:30',
            '2024-06-31T00:00:00+02:00', '2024-00-10T00:00:00Z', '2024-13-10T00:00:00Z', '2024-01-00T00:00:00Z', '2024-01-32T00:00:00Z',
            '2024-01-01T24:00:00Z', '2024-01-01T23:60:00Z', '2024-01-01T23:59:60Z', '2024-01-01T23:59:61Z', '0000-01-01T00:00:00Z',
            '0001-01-01T00:00:00+00:00', '1582-10-10T00:00:00+00:00', '9999-12-31T23:59:59Z', '10000-01-01T00:00:00Z', '-0044-03-15T12:00:00Z',
            '2024-01-01T00:00:00', '2024-01-01T00:00:00.5Z', '2024-01-01T00:00:00.123456+01:00', '2024-01-01T00:00:00 Europe/Berlin',
            '2024-03-31T02:30:00Europe/Berlin', '2024-01-01T00:00:00CEST', '2024-01-01T00:00:00+0100', '2024-01-01T00:00:00+1:00', '2024-01-01T00:00:00+01',
            "2024-01-01T00:00:00Z\n", ' 2024-01-01T00:00:00Z', '2024-01-01 00:00:00Z', '2024-01-01', '01.02.2024', '2024-03-31 02:30:00', '2024-10-27 02:30:00',
            'Monday, 01-Jan-2024 10:00:00 CET', '1700000000', '-1', '1700000000.25', '1e9', '0', '0.0', '', ' ', 'x', 'now', '+1 day', "2024-01-01T00:00:00Z\0",
        ];
        foreach ([...$texts, 1_700_000_000, -1, 1, 0, 1_700_000_000.0, 1.5, 0.0, -0.0, true, false, null, []] as $text) {
            yield (\is_string($text) ? addcslashes($text, "\0..\37") : var_export($text, true)) . ', ' . get_debug_type($text) => [$text];
        }
    }

    #[Test]
    #[DataProvider('texts')]
    public function aTextIsReadAsByTheHandler(mixed $text): void
    {
        foreach (self::READINGS as [$formats, $timezone]) {
            self::compare($text, $formats, $timezone);
        }
    }

    #[Test]
    public function everyHourOfAYearIsReadAsByTheHandler(): void
    {
        $start = (int) gmmktime(0, 0, 0, 1, 1, 2024);
        for ($hour = 0; $hour < 366 * 24; $hour += 5) {
            self::compare(gmdate(\DATE_ATOM, $start + $hour * 3600), [\DATE_ATOM], 'UTC');
            self::compare(gmdate('Y-m-d H:i:s', $start + $hour * 3600), ['Y-m-d H:i:s'], 'Europe/Berlin');
        }
    }

    #[Test]
    public function theZoneThatIsSharedStaysAsItIs(): void
    {
        $first = Dates::mutable('2024-01-01T00:00:00+02:00', [\DATE_ATOM], 'UTC');
        self::assertNotNull($first);
        $first->setTimezone(new \DateTimeZone('America/New_York'))->modify('+1 year');

        self::assertSame('2024-01-01T00:00:00+02:00', Dates::mutable('2024-01-01T00:00:00+02:00', [\DATE_ATOM], 'UTC')?->format(\DATE_ATOM));
    }

    #[Test]
    public function whatAFormatDoesNotNameIsThatOfThePresentTime(): void
    {
        $before = new \DateTimeImmutable('now', new \DateTimeZone('Asia/Tokyo'));
        $date = Dates::immutable('2020-05-06', ['Y-m-d'], 'Asia/Tokyo');
        $after = new \DateTimeImmutable('now', new \DateTimeZone('Asia/Tokyo'));

        self::assertNotNull($date);
        self::assertSame('2020-05-06 Asia/Tokyo', $date->format('Y-m-d e'));
        $clocks = $before->format('Y-m-d') === $after->format('Y-m-d') ? [$before->format('H:i:s'), $after->format('H:i:s')] : ['00:00:00', '23:59:59'];
        self::assertGreaterThanOrEqual($clocks[0], $date->format('H:i:s'));
        self::assertLessThanOrEqual($clocks[1], $date->format('H:i:s'));
    }

    /** @return array<string, array{int}> */
    public static function seeds(): array
    {
        return Chance::seeds();
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function anyTextIsReadAsByTheHandler(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            [$formats, $timezone] = $chance->percent(70) ? self::READINGS[0] : $chance->oneOf(self::READINGS);
            self::compare(self::text($chance), $formats, $timezone, "KILN_SEED={$seed}: ");
        }
    }

    private static function text(Chance $chance): string
    {
        $year = match (true) {
            $chance->percent(70) => (string) $chance->int(1900, 2100),
            $chance->percent(80) => \sprintf('%04d', $chance->int(0, 9999)),
            default => (string) $chance->int(-99, 20_000),
        };
        $parts = array_map(static fn(int $most): string => \sprintf('%02d', $chance->int(0, $most)), [13, 32, 24, 60, 60]);
        $zone = $chance->percent(60)
            ? $chance->oneOf(['Z', '+00:00', '-00:00', '+02:00', '-11:30', '+14:00', '+14:59'])
            : $chance->oneOf(['z', '+15:00', '+23:59', '-24:00', '+00:60', '+99:99', '+2:00', '+0200', '+02', '+02:00:30', 'UTC', 'EST', 'Europe/Berlin', '', ' +02:00', 'T']);
        $text = "{$year}-{$parts[0]}-{$parts[1]}T{$parts[2]}:{$parts[3]}:{$parts[4]}" . ($chance->percent(7) ? '.' . $chance->int(0, 999_999) : '') . $zone;
        if ($chance->percent(5)) {
            $text = substr_replace($text, \chr($chance->int(32, 126)), $chance->int(0, \strlen($text) - 1), $chance->int(0, 1));
        }

        return $text . ($chance->percent(2) ? $chance->oneOf(["\n", ' ', "\0", 'x']) : '');
    }

    /**
     * @param list<string> $formats
     */
    private static function compare(mixed $text, array $formats, string $timezone, string $about = ''): void
    {
        $about .= var_export($text, true) . ' by ' . implode(' or ', $formats) . " in {$timezone}";
        $immutable = ['name' => \DateTimeImmutable::class, 'params' => [null, $timezone, $formats]];
        $mutable = ['name' => \DateTime::class, 'params' => [null, $timezone, $formats]];
        $handler = new DateHandler();
        $visitor = new JsonDeserializationVisitor();

        self::assertSame(
            self::outcome(static fn(): ?object => $handler->deserializeDateTimeImmutableFromJson($visitor, $text, $immutable)),
            self::outcome(static fn(): ?object => Dates::immutable($text, $formats, $timezone)),
            "{$about}, immutable",
        );
        self::assertSame(
            self::outcome(static fn(): ?object => $handler->deserializeDateTimeFromJson($visitor, $text, $mutable)),
            self::outcome(static fn(): ?object => Dates::mutable($text, $formats, $timezone)),
            "{$about}, mutable",
        );
    }

    /**
     * With the class, the microseconds, and the kind and name of the time zone.
     *
     * @param \Closure(): ?object $read
     */
    private static function outcome(\Closure $read): string
    {
        try {
            $date = $read();
        } catch (RuntimeException) {
            return self::NOTHING;
        } catch (\Error $error) {
            return $error::class;
        }

        return $date === null ? self::NOTHING : serialize($date);
    }
}
