<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Toml;

use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * Values as toml-test writes them down: each a map of its type and its text. Times and floats are brought into one form.
 */
final class Tagged
{
    public static function of(mixed $value): mixed
    {
        return match (true) {
            \is_string($value) => ['type' => 'string', 'value' => $value],
            \is_int($value) => ['type' => 'integer', 'value' => (string) $value],
            \is_float($value) => ['type' => 'float', 'value' => self::float($value)],
            \is_bool($value) => ['type' => 'bool', 'value' => $value ? 'true' : 'false'],
            $value instanceof \DateTimeImmutable => ['type' => 'datetime', 'value' => $value->format('Uu')],
            $value instanceof LocalDateTime => ['type' => 'datetime-local', 'value' => (string) $value],
            $value instanceof LocalDate => ['type' => 'date-local', 'value' => (string) $value],
            $value instanceof LocalTime => ['type' => 'time-local', 'value' => (string) $value],
            $value instanceof \stdClass => self::map(array_map(self::of(...), (array) $value)),
            \is_array($value) && array_is_list($value) => array_map(self::of(...), $value),
            \is_array($value) => self::map(array_map(self::of(...), $value)),
            default => throw new \LogicException(get_debug_type($value)),
        };
    }

    /**
     * @param string $json a file of toml-test
     */
    public static function expected(string $json): mixed
    {
        // A key that begins with NUL cannot be one of a stdClass.
        $nul = "\u{F8F0}";

        return self::read(json_decode((string) preg_replace('/(?<!\\\\)((?:\\\\\\\\)*+)\\\\u0000/', "$1{$nul}", $json), false, 512, JSON_THROW_ON_ERROR), $nul);
    }

    private static function read(mixed $tagged, string $nul): mixed
    {
        if (\is_array($tagged)) {
            return array_map(static fn(mixed $item): mixed => self::read($item, $nul), $tagged);
        }
        \assert($tagged instanceof \stdClass);
        $members = (array) $tagged;
        if (\count($members) === 2 && \is_string($members['type'] ?? null) && \is_string($members['value'] ?? null)) {
            return ['type' => $members['type'], 'value' => self::normal($members['type'], str_replace($nul, "\0", $members['value']))];
        }
        $map = [];
        foreach ($members as $key => $value) {
            $map[str_replace($nul, "\0", (string) $key)] = self::read($value, $nul);
        }

        return self::map($map);
    }

    /**
     * @param array<array-key, mixed> $members
     *
     * @return array{map: array<array-key, mixed>}
     */
    private static function map(array $members): array
    {
        // Maps have no order.
        ksort($members, SORT_STRING);

        return ['map' => $members];
    }

    private static function normal(string $type, string $text): string
    {
        return match ($type) {
            'float' => self::float(match (ltrim($text, '+-')) {
                'inf' => $text[0] === '-' ? -INF : INF,
                'nan' => NAN,
                default => (float) $text,
            }),
            'datetime' => (new \DateTimeImmutable($text))->format('Uu'),
            // No more than three digits of a fraction, and those always.
            'datetime-local' => (string) LocalDateTime::fromString($text),
            'time-local' => (string) LocalTime::fromString($text),
            default => $text,
        };
    }

    private static function float(float $float): string
    {
        // toml-test does not tell -0 from 0.
        return is_nan($float) ? 'nan' : var_export($float === 0.0 ? 0.0 : $float, true);
    }
}
