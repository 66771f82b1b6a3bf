<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * Random JSON values: lists for arrays, stdClass for objects.
 */
final readonly class Tree
{
    /** Stands in every free text, so that it is noticed where no value of a document may be. */
    public const MARK = 'geheim';

    private const PIECES = [
        'a', 'Z', ' ', '7', '"', '\\', '/', '[', ']', '{', '}', ',', ':', '\\"', '\\\\', '[{"', '}],', "\n", "\t", "\0", "\x1F", "\x7F",
        'é', '漢', '😀', "\u{2028}", "\u{FEFF}", "\u{202E}", 'null', '1e5', '::$',
    ];

    private const KEYS = ['a', 'id', 'kind', 'name', 'x y', '', '0', '1', '7', '-1', 'é', "\0", "k\"e", 'k\\y', '[', '}', 'ship_', 'ship_more', 'entries '];

    public static function text(Chance $chance): string
    {
        $text = self::MARK;
        for ($count = $chance->oneOf([0, 0, 1, 3, 12]); $count > 0; --$count) {
            $text .= $chance->oneOf(self::PIECES);
        }

        return $chance->percent(10) ? '' : $text;
    }

    public static function int(Chance $chance): int
    {
        return $chance->oneOf([0, 1, -1, 7, 42, 1_000_000, PHP_INT_MAX, PHP_INT_MIN, $chance->int(-1000, 1000)]);
    }

    /**
     * What may stand where a float is expected.
     */
    public static function number(Chance $chance): int|float
    {
        return $chance->percent(25)
            ? self::int($chance)
            : $chance->oneOf([0.0, -0.0, 0.1, 1.5, -3.25e-7, 1.0e25, 1.7976931348623157e308, 5.0e-324, $chance->int(-1_000_000, 1_000_000) / 8]);
    }

    public static function key(Chance $chance): string
    {
        return $chance->oneOf(self::KEYS);
    }

    public static function scalar(Chance $chance): int|float|string|bool|null
    {
        return match ($chance->int(0, 5)) {
            0 => null,
            1 => $chance->percent(50),
            2 => self::int($chance),
            3 => self::number($chance),
            4 => $chance->oneOf(['1', '1.5', 'true', 'null', 'open', 'circle', '2024-02-29T13:45:00Z', 'P1D', '2024-02-29']),
            default => self::text($chance),
        };
    }

    public static function anything(Chance $chance, int $depth = 3): mixed
    {
        return match ($depth > 0 ? $chance->int(0, 5) : 0) {
            1 => $chance->listOf(4, static fn(): mixed => self::anything($chance, $depth - 1)),
            2 => self::map($chance, static fn(): mixed => self::anything($chance, $depth - 1)),
            default => self::scalar($chance),
        };
    }

    /**
     * @param \Closure(): mixed $value
     */
    public static function map(Chance $chance, \Closure $value, int $most = 4): \stdClass
    {
        $map = [];
        foreach ($chance->listOf($most, static fn(): string => self::key($chance)) as $key) {
            $map["{$key}"] = $value();
        }

        return self::stdClass($map);
    }

    /**
     * An object with these members, in any order, with or without those that need not be, and with others that no class knows.
     *
     * @param array<string, mixed>             $required
     * @param array<string, \Closure(): mixed> $optional
     */
    public static function object(Chance $chance, array $required, array $optional = []): \stdClass
    {
        $members = $required;
        foreach ($optional as $key => $make) {
            if ($chance->percent(60)) {
                $members[$key] = $make();
            }
        }
        if ($chance->percent(15)) {
            $members["unknown {$chance->int(1, 9)}"] = self::anything($chance, 2);
        }
        $shuffled = [];
        foreach ($chance->shuffled(array_keys($members)) as $key) {
            $shuffled[$key] = $members[$key];
        }

        return self::stdClass($shuffled);
    }

    /**
     * @param array<array-key, mixed> $members
     */
    public static function stdClass(array $members): \stdClass
    {
        return (object) $members;
    }
}
