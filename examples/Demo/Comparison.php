<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

use DateTimeImmutable;
use stdClass;

/**
 * What is different between two JSON documents. The order of keys does not count.
 */
final class Comparison
{
    private const DATE = '/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/D';

    /** @var list<string> places that only the first document has */
    public array $lost = [];

    /** @var list<string> places with another value */
    public array $changed = [];

    /** @var list<string> places that only the second document has */
    public array $added = [];

    /** @var list<string> places with the same value in other characters: 1 and 1.0, [] and {}, one moment in two spellings */
    public array $respelt = [];

    private int $values = 0;

    private function __construct() {}

    /**
     * @throws \JsonException
     */
    public static function of(string $before, string $after): self
    {
        $comparison = new self();
        $comparison->compare(
            '$',
            json_decode($before, flags: JSON_THROW_ON_ERROR),
            json_decode($after, flags: JSON_THROW_ON_ERROR),
        );

        return $comparison;
    }

    public function isComplete(): bool
    {
        return $this->lost === [] && $this->changed === [];
    }

    /**
     * @return int how many values were compared, without arrays and objects
     */
    public function count(): int
    {
        return $this->values;
    }

    private function compare(string $path, mixed $before, mixed $after): void
    {
        if ($before instanceof stdClass && $after instanceof stdClass) {
            $this->compareMembers($path, get_object_vars($before), get_object_vars($after));
        } elseif (\is_array($before) && \is_array($after)) {
            $this->compareMembers($path, $before, $after);
        } else {
            ++$this->values;
            match (true) {
                $before === $after => null,
                self::isSameValue($before, $after) => $this->respelt[] = $path,
                default => $this->changed[] = $path . ' was ' . self::shown($before) . ', is ' . self::shown($after),
            };
        }
    }

    /**
     * @param array<array-key, mixed> $before
     * @param array<array-key, mixed> $after
     */
    private function compareMembers(string $path, array $before, array $after): void
    {
        foreach ($before as $key => $value) {
            if (\array_key_exists($key, $after)) {
                $this->compare($path . self::step($key), $value, $after[$key]);
            } else {
                $this->lost[] = $path . self::step($key);
            }
        }
        foreach (array_diff_key($after, $before) as $key => $value) {
            $this->added[] = $path . self::step($key);
        }
    }

    private static function step(int|string $key): string
    {
        return \is_int($key) ? "[{$key}]" : ".{$key}";
    }

    private static function isSameValue(mixed $before, mixed $after): bool
    {
        return match (true) {
            \is_string($before) && \is_string($after) => self::isSameMoment($before, $after),
            \is_int($before) && \is_float($after), \is_float($before) && \is_int($after) => (float) $before === (float) $after,
            default => self::isEmpty($before) && self::isEmpty($after),
        };
    }

    private static function isSameMoment(string $before, string $after): bool
    {
        return preg_match(self::DATE, $before) === 1 && preg_match(self::DATE, $after) === 1
            && self::moment($before) === self::moment($after);
    }

    /**
     * @return string microseconds since 1970
     */
    private static function moment(string $date): string
    {
        return (new DateTimeImmutable($date))->format('Uu');
    }

    private static function isEmpty(mixed $value): bool
    {
        return $value === [] || ($value instanceof stdClass && get_object_vars($value) === []);
    }

    private static function shown(mixed $value): string
    {
        $json = json_encode($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);

        return \strlen($json) > 40 ? substr($json, 0, 37) . '...' : $json;
    }
}
