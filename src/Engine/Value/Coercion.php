<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

use Kiln\Plan\Read\Cast;

/**
 * What text stands for, where a value is asked for: as {@see filter_var()} has it, so white space around it is passed over.
 * What does not fit is given back as it is. There is one difference: "" is no bool.
 *
 * @internal
 */
final readonly class Coercion
{
    /** What FILTER_VALIDATE_* pass over (php-src, ext/filter/logical_filters.c). */
    private const SPACE = " \t\n\r\v";

    private const INT = '/\A(?|[+-]?0()|\+?([1-9]\d*)|(-[1-9]\d*))\z/';

    private const FLOAT = '/\A[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\z/';

    private const BOOLS = ['1' => true, 'true' => true, 'on' => true, 'yes' => true, '0' => false, 'false' => false, 'off' => false, 'no' => false];

    /**
     * @param list<Cast> $casts
     */
    public static function apply(array $casts, mixed $data): mixed
    {
        foreach ($casts as $cast) {
            $data = match ($cast) {
                Cast::Null => self::null($data),
                Cast::Int => self::int($data),
                Cast::Float => self::float($data),
                Cast::Bool => self::bool($data),
                Cast::List => self::list($data),
            };
        }

        return $data;
    }

    public static function null(mixed $data): mixed
    {
        return $data === '' ? null : $data;
    }

    public static function int(mixed $data): mixed
    {
        if (!\is_string($data) || \preg_match(self::INT, \trim($data, self::SPACE), $match) !== 1) {
            return $data;
        }
        $digits = $match[1] === '' ? '0' : $match[1];

        return (string) (int) $digits === $digits ? (int) $digits : $data;
    }

    public static function float(mixed $data): mixed
    {
        if (!\is_string($data)) {
            return $data;
        }
        $text = \trim($data, self::SPACE);

        return \preg_match(self::FLOAT, $text) === 1 && \is_finite((float) $text) ? (float) $text : $data;
    }

    public static function bool(mixed $data): mixed
    {
        return \is_string($data) ? self::BOOLS[\strtolower(\trim($data, self::SPACE))] ?? $data : $data;
    }

    /**
     * The keys of an array that a form has sent may have gaps.
     */
    public static function list(mixed $data): mixed
    {
        return match (true) {
            \is_array($data) => \array_filter(\array_keys($data), \is_string(...)) === [] ? \array_values($data) : $data,
            $data === '' => [],
            default => \is_scalar($data) ? [$data] : $data,
        };
    }
}
