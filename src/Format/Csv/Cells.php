<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\Expected;

/**
 * What cells mean, by what is expected of them.
 *
 * @internal
 */
final class Cells
{
    private const BOOLS = ['true' => true, 'false' => false, '1' => true, '0' => false];

    private const WORDS = ['INF' => \INF, '-INF' => -\INF, 'NAN' => \NAN];

    /** JSON's numbers. */
    private const NUMBER = '/\A-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?\z/';

    /** @var array<int, array<array-key, int>> kinds of the columns of which not only text is expected, by place */
    private array $kinds = [];

    private readonly bool $hasCases;

    /**
     * @param Expected        $expected of a row
     * @param list<array-key> $keys     of the columns
     */
    public function __construct(private readonly Expected $expected, private readonly array $keys, private readonly bool $escapeFormulas)
    {
        $this->hasCases = $expected->root < 0 && $expected->table[~$expected->root][4] !== [];
    }

    /**
     * @param array<array-key, string> $row    by key, without quotes
     * @param list<array-key>          $quoted the columns in which quotes stand around nothing
     *
     * @return array<array-key, mixed>
     */
    public function tree(array $row, array $quoted): array
    {
        if ($this->escapeFormulas) {
            $row = \preg_replace("/\\A'(?=[=+\\-@\t\r\n'])/", '', $row);
        }
        $place = $this->expected->root;
        if ($this->hasCases) {
            $place = $this->expected->map($place, \array_filter($row, static fn(string $cell): bool => $cell !== ''));
        }
        $tree = $row;
        foreach ($this->kinds[$place] ??= $this->kindsOf($place) as $key => $kinds) {
            $cell = $row[$key];
            if ($kinds === Expected::INT && $cell !== '') {
                $int = (int) $cell;
                $tree[$key] = (string) $int === $cell ? $int : self::value($cell, $kinds);
            } elseif ($cell === '' && ($kinds & (Expected::NULL | Expected::TEXT)) === 0) {
                // Nothing that could stand there is empty.
                unset($tree[$key]);
            } else {
                $tree[$key] = self::value($cell, $kinds);
            }
        }
        foreach ($quoted as $key) {
            if (($this->expected->kinds($this->expected->member($place, $key)) & Expected::TEXT) !== 0) {
                $tree[$key] = '';
            }
        }

        return $tree;
    }

    private static function value(string $cell, int $kinds): mixed
    {
        if ($cell === '') {
            return ($kinds & Expected::NULL) !== 0 ? null : '';
        }
        // Where any scalar may stand, a cell is what it is: text.
        if ($kinds === Expected::ANY) {
            return $cell;
        }
        if (($kinds & Expected::INT) !== 0 && (string) (int) $cell === $cell) {
            return (int) $cell;
        }
        if (($kinds & Expected::FLOAT) !== 0) {
            if (\preg_match(self::NUMBER, $cell) === 1) {
                return (float) $cell;
            }
            if (isset(self::WORDS[$cell])) {
                return self::WORDS[$cell];
            }
        }
        if (($kinds & Expected::BOOL) !== 0) {
            $bool = self::BOOLS[\strtolower($cell)] ?? null;
            if ($bool !== null) {
                return $bool;
            }
        }
        // What is wrong there is called by its name.
        return ($kinds & Expected::TEXT) === 0 && \preg_match(self::NUMBER, $cell) === 1 ? (float) $cell : $cell;
    }

    /**
     * @return array<array-key, int>
     */
    private function kindsOf(int $place): array
    {
        $kinds = [];
        foreach ($this->keys as $key) {
            $kind = $this->expected->kinds($this->expected->member($place, $key));
            if ($kind !== Expected::TEXT) {
                $kinds[$key] = $kind;
            }
        }

        return $kinds;
    }
}
