<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * The rules of docs/types.md for decoded data, once more and by hand: each returns what must come of it, or throws.
 */
final readonly class Expect
{
    private const DATE = '/^(?<sign>[+-]?)(?<year>\d{4,9})-(?<month>\d\d)-(?<day>\d\d)[Tt](?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)'
        . '(?:\.(?<fraction>\d{1,9}))?(?:[Zz]|(?<direction>[+-])(?<hours>\d\d):(?<minutes>\d\d))$/D';

    public static function int(mixed $data): int
    {
        return \is_int($data) ? $data : throw new Refused('int');
    }

    public static function float(mixed $data): float
    {
        return \is_float($data) || \is_int($data) ? (float) $data : throw new Refused('float');
    }

    public static function string(mixed $data): string
    {
        return \is_string($data) ? $data : throw new Refused('string');
    }

    public static function bool(mixed $data): bool
    {
        return \is_bool($data) ? $data : throw new Refused('bool');
    }

    /**
     * @template T
     *
     * @param callable(mixed): T $inner
     *
     * @return ?T
     */
    public static function nullable(mixed $data, callable $inner): mixed
    {
        return $data === null ? null : $inner($data);
    }

    /**
     * @template T
     *
     * @param callable(mixed): T $item
     *
     * @return list<T>
     */
    public static function listOf(mixed $data, callable $item): array
    {
        return \is_array($data) && array_is_list($data) ? array_map($item, $data) : throw new Refused('list');
    }

    /**
     * @template T
     *
     * @param callable(mixed): T $value
     *
     * @return array<T>
     */
    public static function mapOf(mixed $data, callable $value): array
    {
        return array_map($value, self::array($data));
    }

    /**
     * @return array<mixed>
     */
    public static function array(mixed $data): array
    {
        return \is_array($data) ? $data : throw new Refused('array');
    }

    /**
     * @return array<mixed> the members
     */
    public static function object(mixed $data): array
    {
        return \is_array($data) && ($data === [] || !array_is_list($data)) ? $data : throw new Refused('object');
    }

    /**
     * @template T
     *
     * @param array<mixed>       $members
     * @param callable(mixed): T $value
     *
     * @return T
     */
    public static function required(array $members, int|string $key, callable $value): mixed
    {
        return \array_key_exists($key, $members) ? $value($members[$key]) : throw new Refused("key {$key}");
    }

    /**
     * @template T
     *
     * @param array<mixed>       $members
     * @param callable(mixed): T $value
     * @param T                  $default
     *
     * @return T
     */
    public static function optional(array $members, int|string $key, callable $value, mixed $default): mixed
    {
        return \array_key_exists($key, $members) ? $value($members[$key]) : $default;
    }

    /**
     * RFC 3339, or with a year of more digits and a sign.
     *
     * @return string with six digits of a second, and an offset
     */
    public static function date(mixed $data): string
    {
        if (preg_match(self::DATE, self::string($data), $found, PREG_UNMATCHED_AS_NULL) !== 1) {
            throw new Refused('date');
        }
        ['sign' => $sign, 'year' => $year, 'month' => $month, 'day' => $day, 'hour' => $hour, 'minute' => $minute, 'second' => $second] = $found;
        $isYear = match ($sign) {
            '' => \strlen($year) === 4,
            '+' => \strlen($year) > 4 && $year[0] !== '0',
            default => $year !== '0000',
        };
        if ($sign === '-') {
            // Zeros in front of more than four digits say nothing, and there is no year minus zero.
            $year = str_pad(ltrim($year, '0'), 4, '0', STR_PAD_LEFT);
            $sign = $year === '0000' ? '' : '-';
        }
        [$direction, $hours, $minutes] = isset($found['direction']) ? [$found['direction'], $found['hours'] ?? '', $found['minutes'] ?? ''] : ['+', '00', '00'];
        $yearOfCycle = (((int) "{$sign}{$year}") % 400 + 400) % 400 + 400;
        if (!$isYear || !checkdate((int) $month, (int) $day, $yearOfCycle) || $hour > '23' || $minute > '59' || $second > '59' || $hours > '23' || $minutes > '59') {
            throw new Refused('date');
        }
        $offset = $hours . $minutes === '0000' ? '+00:00' : "{$direction}{$hours}:{$minutes}";

        return "{$sign}{$year}-{$month}-{$day}T{$hour}:{$minute}:{$second}." . substr(str_pad($found['fraction'] ?? '', 6, '0'), 0, 6) . $offset;
    }

    /**
     * As {@see date()} writes it.
     */
    public static function seenDate(\DateTimeInterface $date): string
    {
        return $date->format('x-m-d\TH:i:s.uP');
    }
}
