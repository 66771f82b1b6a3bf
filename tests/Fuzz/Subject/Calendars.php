<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Calendar;
use Kiln\Tests\Fixture\Fuzz\Priority;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Refused;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * Dates, days in formats, durations and an enum of numbers.
 */
final readonly class Calendars implements Subject
{
    private const DURATION = '/^([+-]?)P(?:(-?\d{1,9})Y)?(?:(-?\d{1,9})M)?(?:(-?\d{1,9})W)?(?:(-?\d{1,9})D)?'
        . '(?:(T)(?:(-?\d{1,9})H)?(?:(-?\d{1,9})M)?(?:(-?\d{1,9})(?:[.,](\d{1,9}))?S)?)?$/D';

    public function type(): string
    {
        return Calendar::class;
    }

    public function document(Chance $chance): mixed
    {
        return Tree::object($chance, ['title' => Tree::text($chance), 'from' => self::date($chance)], [
            'until' => static fn(): ?string => $chance->percent(20) ? null : self::date($chance),
            'day' => static fn(): string|int|null => $chance->oneOf([null, '2024-02-29', '1999-12-31', '29.02.2024', 0, -1, '1709214300', 1_709_214_300]),
            'length' => static fn(): ?string => $chance->oneOf([null, 'P1D', 'PT0S', '-P1Y2M3DT4H5M6.7S', 'P2W', 'PT0.000001S', 'P1M-3D', 'PT-1.5S', '+P999999999Y']),
            'priority' => static fn(): int => $chance->oneOf(Priority::cases())->value,
            'reminders' => static fn(): array => $chance->listOf(3, static fn(): string => self::date($chance)),
            'isOpen' => static fn(): bool => $chance->percent(50),
        ]);
    }

    public function expected(mixed $data): mixed
    {
        $members = Expect::object($data);

        return [
            'class' => 'Calendar',
            'title' => Expect::required($members, 'title', Expect::string(...)),
            'from' => Expect::required($members, 'from', Expect::date(...)),
            'until' => Expect::optional($members, 'until', static fn(mixed $date): ?string => Expect::nullable($date, Expect::date(...)), null),
            'day' => Expect::optional($members, 'day', static fn(mixed $day): ?string => Expect::nullable($day, self::expectedDay(...)), null),
            'length' => Expect::optional($members, 'length', static fn(mixed $length): ?array => Expect::nullable($length, self::expectedDuration(...)), null),
            'priority' => Expect::optional($members, 'priority', self::expectedPriority(...), 'Normal'),
            'reminders' => Expect::optional($members, 'reminders', static fn(mixed $dates): array => Expect::listOf($dates, Expect::date(...)), []),
            'isOpen' => Expect::optional($members, 'isOpen', Expect::bool(...), true),
        ];
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertInstanceOf(Calendar::class, $value);
        Assert::assertContainsOnlyInstancesOf(\DateTimeImmutable::class, $value->reminders);
        $length = $value->length;

        return [
            'class' => 'Calendar',
            'title' => $value->title,
            'from' => Expect::seenDate($value->from),
            'until' => $value->until === null ? null : Expect::seenDate($value->until),
            'day' => $value->day?->format('x-m-d H:i:s.u'),
            'length' => $length === null ? null : self::duration($length->invert === 1, [$length->y, $length->m, $length->d, $length->h, $length->i, $length->s, (int) round($length->f * 1_000_000)]),
            'priority' => $value->priority->name,
            'reminders' => array_map(Expect::seenDate(...), $value->reminders),
            'isOpen' => $value->isOpen,
        ];
    }

    public static function date(Chance $chance): string
    {
        return $chance->oneOf([
            '2024-02-29T13:45:00Z', '1999-12-31T23:59:59+14:00', '0000-01-01T00:00:00-00:00', '9999-12-31T23:59:59.999999-23:59',
            '2026-03-01t09:30:00.5z', '2000-02-29T00:00:00.123456789+05:45', '+12345-06-07T08:09:10Z', '-0044-03-15T12:00:00Z',
        ]);
    }

    private static function expectedPriority(mixed $data): string
    {
        return match (Expect::int($data)) {
            -1 => 'Low',
            0 => 'Normal',
            10 => 'High',
            default => throw new Refused('priority'),
        };
    }

    /**
     * What PHP makes of the text by the first format that fits without a warning; a number is a Unix time.
     */
    private static function expectedDay(mixed $data): string
    {
        foreach (\is_int($data) ? ['!U'] : ['!U', '!Y-m-d', '!d.m.Y'] as $format) {
            $text = \is_int($data) ? (string) $data : Expect::string($data);
            $day = str_contains($text, "\0") ? false : \DateTimeImmutable::createFromFormat($format, $text, new \DateTimeZone('UTC'));
            if ($day !== false && \DateTimeImmutable::getLastErrors() === false) {
                return $day->format('x-m-d H:i:s.u');
            }
        }

        throw new Refused('day');
    }

    /**
     * @return list<int>
     */
    private static function expectedDuration(mixed $data): array
    {
        if (preg_match(self::DURATION, Expect::string($data), $found, PREG_UNMATCHED_AS_NULL) !== 1) {
            throw new Refused('duration');
        }
        [, $sign, $years, $months, $weeks, $days, $t, $hours, $minutes, $seconds, $fraction] = $found;
        $hasTime = isset($hours) || isset($minutes) || isset($seconds);
        if ((isset($t) && !$hasTime) || !($hasTime || isset($years) || isset($months) || isset($weeks) || isset($days))) {
            throw new Refused('duration');
        }
        $microseconds = (int) substr(str_pad($fraction ?? '', 6, '0'), 0, 6);

        return self::duration($sign === '-', [
            (int) $years,
            (int) $months,
            (int) $weeks * 7 + (int) $days,
            (int) $hours,
            (int) $minutes,
            (int) $seconds,
            str_starts_with($seconds ?? '', '-') ? -$microseconds : $microseconds,
        ]);
    }

    /**
     * The parts with their signs: PT-1S and -PT1S are the same.
     *
     * @param list<int> $parts
     *
     * @return list<int>
     */
    private static function duration(bool $isNegative, array $parts): array
    {
        return array_map(static fn(int $part): int => $isNegative ? -$part : $part, $parts);
    }
}
