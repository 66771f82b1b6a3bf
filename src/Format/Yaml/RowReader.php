<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;

/**
 * Reads items of a list many at a time, where all are maps of plain scalars in the order of their class. Whatever is unusual ends
 * them, and is for the {@see LineReader}.
 *
 * @internal
 */
final class RowReader
{
    /** Members of an item. */
    private const MOST = 16;

    private const VALUE = LineReader::PLAIN . '|\'[^\'\n]*+\'|"[^"\\\\\n]*+"';

    /** What most values of these kinds look like: no further look at them is needed. */
    private const VALUES = [Expected::INT => '\d{1,18}', Expected::FLOAT => '-?\d++\.\d++(?:[eE][+-]?\d++)?|\d++', Expected::BOOL => 'true|false'];

    /** @var \WeakMap<Expected, self>|null what has been made of a table */
    private static ?\WeakMap $known = null;

    /** Behind the items. */
    public int $at = 0;

    /** @var array<int, array<int, string>> names of members, by place and number of the group; none where items are of another kind */
    private array $names = [];

    /** @var array<int, array<int, string>> expressions, by place and spaces before the dash */
    private array $patterns = [];

    /** @var list<array{int, int|list<int>, array<int|string, int>, int, list<array{?string, list<string>, int}>}> */
    private readonly array $table;

    private function __construct(Expected $expected)
    {
        $this->table = $expected->table;
    }

    public static function of(Expected $expected): self
    {
        self::$known ??= new \WeakMap();

        return self::$known[$expected] ??= new self($expected);
    }

    /**
     * @param int $at     the first dash
     * @param int $indent spaces before each dash
     * @param int $place  of an item
     *
     * @return list<array<string, mixed>>
     */
    public function read(string $text, int $at, int $indent, int $place): array
    {
        $names = $this->names[$place] ??= $this->names($place);
        if ($names === [] || \preg_match_all($this->patterns[$place][$indent] ??= $this->pattern($place, $indent), $text, $columns, \PREG_PATTERN_ORDER | \PREG_UNMATCHED_AS_NULL, $at) < 1) {
            return [];
        }
        $lines = \implode('', $columns[0]);
        $this->at = $at + \strlen($lines);
        unset($columns[0]);
        $values = [];
        $missing = [];
        foreach ($names as $number => $name) {
            $expected = $this->table[~$place][2][$name];
            $values[] = $expected === Expected::TEXT ? $columns[$number] : self::column($columns[$number], $expected);
            if (($expected & Expected::NULL) !== 0) {
                foreach (\array_keys($columns[$number], null, true) as $row) {
                    $missing[$row][$name] = true;
                }
            }
        }
        if (\str_contains($lines, '\'') || \str_contains($lines, '"')) {
            $values = \array_map(self::withoutQuotes(...), $values);
        }
        $items = [];
        foreach (\array_map(null, ...$values) as $item) {
            $items[] = \array_combine($names, $item);
        }
        foreach ($missing as $row => $members) {
            $items[$row] = \array_diff_key($items[$row], $members);
        }

        return $items;
    }

    /**
     * @param array<?string> $scalars as the expression has found them
     *
     * @return list<mixed>
     */
    private static function column(array $scalars, int $expected): array
    {
        $values = [];
        if ($expected === Expected::INT) {
            foreach ($scalars as $scalar) {
                $values[] = (int) $scalar;
            }
        } elseif ($expected === Expected::FLOAT) {
            foreach ($scalars as $scalar) {
                $values[] = (float) $scalar;
            }
        } elseif ($expected === Expected::BOOL) {
            foreach ($scalars as $scalar) {
                $values[] = $scalar === 'true';
            }
        } else {
            foreach ($scalars as $scalar) {
                $values[] = $scalar === null || !isset(CoreSchema::TELLING[$scalar[0]]) ? $scalar : CoreSchema::resolve($scalar, $expected);
            }
        }

        return $values;
    }

    /**
     * @param array<mixed> $values
     *
     * @return array<mixed>
     */
    private static function withoutQuotes(array $values): array
    {
        foreach ($values as $row => $value) {
            if (\is_string($value) && $value !== '' && ($value[0] === '"' || $value[0] === '\'')) {
                $values[$row] = \substr($value, 1, -1);
            }
        }

        return $values;
    }

    /**
     * @return array<int, string> by number of the group
     */
    private function names(int $place): array
    {
        [, , $members, , $cases] = $this->table[~$place];
        $names = \array_map(\strval(...), \array_keys($members));
        $areUsual = $cases === [] && \count($names) > 1 && \count($names) <= self::MOST && \preg_grep('/^[A-Za-z_][\w-]*$/D', $names, \PREG_GREP_INVERT) === []
            && \array_filter($members, static fn(int $expected): bool => $expected < 0) === [];

        return $areUsual ? \array_combine(\range(1, \count($names)), $names) : [];
    }

    private function pattern(int $place, int $indent): string
    {
        $lines = '';
        $before = '- ';
        foreach ($this->names[$place] as $name) {
            $expected = $this->table[~$place][2][$name];
            $line = "{$before}{$name}: (" . (self::VALUES[$expected] ?? self::VALUE) . ")\n";
            $lines .= $lines !== '' && ($expected & Expected::NULL) !== 0 ? "(?:{$line})?+" : $line;
            $before = ' {' . ($indent + 2) . '}';
        }

        // What follows ends the last member, and the item: another one, what is around the list, or nothing.
        return "/\\G(?:(?<=[- ])|(?<![^\n]) {{$indent}}){$lines}(?= {0,{$indent}}(?:- |[A-Za-z_])|\\z)/";
    }
}
