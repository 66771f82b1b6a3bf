<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\DirectWriter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The extension makes dates like others of the same zone that PHP has made; they are what unserialize() makes of them.
 */
#[CoversClass(Graph::class)]
final class DatesTest extends TestCase
{
    private const CASES = 2_000;

    private const ZONES = [
        'UTC', 'Z', 'EST', 'CEST', 'MSK', '+00:00', '-00:30', '+05:45', '-11:00', '+14:00', '-13:59', 'Europe/Berlin', 'Europe/London',
        'America/New_York', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'Africa/Monrovia',
        'Antarctica/Troll', 'America/Argentina/Buenos_Aires',
    ];

    /**
     * @return iterable<string, array{string}>
     */
    public static function zones(): iterable
    {
        foreach (self::ZONES as $zone) {
            yield $zone => [$zone];
        }
    }

    /**
     * Each hour around the days on which clocks are changed, and a day that the calendar of Samoa has left out.
     */
    #[Test]
    #[DataProvider('zones')]
    public function timesAroundATransitionAreThoseOfPhp(string $zone): void
    {
        $dates = [];
        foreach (['2024-03-08', '2024-03-29', '2024-10-04', '2024-10-25', '2024-11-01', '2011-12-28', '1972-01-06', '2037-10-23', '2040-03-24', '1970-01-01', '1900-01-01', '0000-02-28', '9999-12-28'] as $day) {
            for ($hour = 0; $hour < 96; ++$hour) {
                $dates[] = (new \DateTimeImmutable($day, new \DateTimeZone($zone)))->modify("+{$hour} hours +17 minutes");
            }
        }
        self::assertTheSame($dates, $zone);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function randomTimesAreThoseOfPhp(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $own = $chance->forCase($case);
            $dates = [];
            for ($count = 3; $count > 0; --$count) {
                $class = $own->oneOf([\DateTimeImmutable::class, \DateTime::class]);
                $dates[] = (new $class('@0'))->setTimezone(new \DateTimeZone($own->oneOf(self::ZONES)))->setTimestamp($own->oneOf([$own->int(-62_000_000_000, 253_000_000_000), $own->int(0, 2_200_000_000)]))
                    ->setTime($own->int(0, 23), $own->int(0, 59), $own->int(0, 59), $own->oneOf([0, $own->int(0, 999_999)]));
            }
            self::assertTheSame($dates, "seed {$seed}, case {$case}");
        }
    }

    /**
     * Of a date that was made before, such a text would be another one.
     */
    #[Test]
    public function aZoneThatSaysMoreIsNotTakenForAZone(): void
    {
        foreach ([[1, '+01:00'], [2, 'EST'], [3, 'Europe/Berlin']] as [$type, $zone]) {
            foreach (['2024-02-26 00:00:00.000000', '2024-02-27 00:00:00.000000', '2024-02-30 12:00:00.000000', '2024-03-31 02:30:00.000000', '2024-02-27 24:00:00.000000'] as $time) {
                foreach ([$zone, 'monday', "{$zone} monday", "{$zone} +1 day", 'noon', "{$zone}\0", strtolower($zone)] as $text) {
                    self::assertAsUnserialized(['date' => $time, 'timezone_type' => $type, 'timezone' => $text]);
                    self::assertAsUnserialized(['timezone' => $text, 'timezone_type' => $type, 'date' => $time]);
                }
            }
        }
        self::assertAsUnserialized(['date' => '2024-02-26 00:00:00.000000', 'timezone_type' => 3, 'timezone' => 'Europe/Berlin', 'more' => 1]);
        self::assertAsUnserialized(['date' => '2024-02-26 00:00:00.000000', 'timezone_type' => '3', 'timezone' => 'Europe/Berlin']);
    }

    /**
     * @param array<string, int|string> $data
     */
    private static function assertAsUnserialized(array $data): void
    {
        // In place of what a date would have there.
        $bytes = DirectWriter::write($data);
        $bytes = Damage::sealed("\xC1\3\1\1\x11DateTimeImmutable\xA0" . substr(Damage::unsealed($bytes), 3));
        $text = \sprintf('O:17:"DateTimeImmutable"%s', substr(serialize($data), 1));
        try {
            $expected = @unserialize($text);
        } catch (\Throwable) {
            $expected = false;
        }
        try {
            $read = Graph::decode($bytes, [\DateTimeImmutable::class]);
        } catch (\Kiln\Graph\DamagedBytes) {
            $read = false;
        }

        self::assertSame(self::told($expected), self::told($read), json_encode($data, \JSON_THROW_ON_ERROR));
    }

    /**
     * @param list<\DateTimeInterface> $dates
     */
    private static function assertTheSame(array $dates, string $case): void
    {
        $read = Graph::decode(Graph::encode($dates), [\DateTimeImmutable::class, \DateTime::class]);
        $expected = unserialize(serialize($dates));
        self::assertIsArray($read);
        self::assertIsArray($expected);
        foreach ($expected as $i => $date) {
            self::assertSame(self::told($date), self::told($read[$i]), $case);
        }
    }

    /**
     * What can be seen of a date, and of others that come of it.
     *
     * @return list<mixed>
     */
    private static function told(mixed $date): array
    {
        if (!$date instanceof \DateTimeImmutable && !$date instanceof \DateTime) {
            return [$date];
        }
        $format = 'Y-m-d H:i:s.u T P e I U';
        $other = new \DateTimeImmutable('2024-02-29 12:00:00 UTC');

        return [
            $date::class, $date->format($format), serialize($date), $date->getOffset(), (clone $date)->modify('+1 month +1 hour')->format($format),
            (clone $date)->modify('monday')->format($format), (clone $date)->setTimezone(new \DateTimeZone('Asia/Tokyo'))->format($format),
            (clone $date)->setTime(2, 30)->format($format), $date->diff($other)->format('%R %y %m %d %h %i %s %f %a'), $date <=> $other,
        ];
    }
}
