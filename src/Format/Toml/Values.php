<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;
use Kiln\Format\WantedValue;

/**
 * Reads keys and values, step by step.
 *
 * @internal
 */
final readonly class Values
{
    private const BARE_KEY = '/\G[A-Za-z0-9_-]++/';

    /** What a value that is no string, array or table may be made of, and what is taken for one by mistake. */
    private const WORD = '/\G(?:[0-9]{4}-[0-9]{2}-[0-9]{2} (?=[0-9]{2}:))?+[^\s,#=\[\]{}"\'\x00-\x1F\x7F]++/';

    private const INTEGER = '/\A[+-]?(?:0|[1-9](?:_?[0-9])*+)\z/';

    private const FLOAT = '/\A[+-]?(?:0|[1-9](?:_?[0-9])*+)(?:\.[0-9](?:_?[0-9])*+)?+(?:[eE][+-]?[0-9](?:_?[0-9])*+)?+\z/';

    private const PREFIXED = '/\A0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*+|o[0-7](?:_?[0-7])*+|b[01](?:_?[01])*+)\z/';

    private const BASES = ['x' => 16, 'o' => 8, 'b' => 2];

    private const TIME_LIKE = '/\A[0-9]{4}-[0-9]{2}|\A[0-9]{2}:[0-9]/';

    private Strings $strings;

    /**
     * @param bool $isNew whether TOML 1.1 is read
     */
    public function __construct(private Cursor $cursor, private bool $isNew)
    {
        $this->strings = new Strings($cursor, $isNew);
    }

    /**
     * A key, an equals sign and a value.
     *
     * @param Table $table   that it stands in
     * @param int   $section in which dotted keys may add to each other's tables
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function pair(Table $table, int $section): void
    {
        $start = $this->cursor->at;
        $keys = $this->keys();
        if (($this->cursor->text[$this->cursor->at] ?? '') !== '=') {
            $this->cursor->fail("unexpected {$this->cursor->found()}: expected \"=\" after a key");
        }
        ++$this->cursor->at;
        $this->cursor->skipSpace();
        $last = \array_pop($keys);
        foreach ($keys as $key) {
            $table = $this->dotted($table, $key, $section, $start);
        }
        if (isset($table->values[$last])) {
            $this->cursor->fail('the key "' . Utf8::shown($last) . '" is there already', $start);
        }
        $this->cursor->countElement($start);
        $table->values[$last] = $this->value($table->depth + 1, $table->wanted->children[$last] ?? null);
    }

    /**
     * The parts of a dotted key; moves on to what follows it and space.
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return non-empty-list<string>
     */
    public function keys(): array
    {
        $keys = [];
        while (true) {
            $next = $this->cursor->skipSpace();
            $start = $this->cursor->at;
            if ($next === '"' || $next === "'") {
                $key = $this->strings->read(onOneLine: true);
            } elseif (\preg_match(self::BARE_KEY, $this->cursor->text, $match, 0, $start) === 1) {
                $key = $match[0];
                $this->cursor->at += \strlen($key);
            } else {
                $this->cursor->fail("unexpected {$this->cursor->found()}: expected a key" . ($keys === [] ? '' : ' after "."')
                    . (\strspn($next, "=.\n\r#[]{},") === 1 || $next === '' ? '' : '. Put keys into quotes that have more than A to Z, a to z, 0 to 9, "_" and "-"'));
            }
            $keys[] = $this->cursor->checkString($key, $start);
            if ($this->cursor->skipSpace() !== '.') {
                return $keys;
            }
            ++$this->cursor->at;
        }
    }

    /**
     * @param int $depth levels of tables and arrays down to the value, if it is one
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function value(int $depth, ?WantedValue $wanted): mixed
    {
        $start = $this->cursor->at;
        $wanted?->find(1, $start, $start);

        return match ($this->cursor->text[$start] ?? '') {
            '"', "'" => $this->cursor->checkString($this->strings->read(), $start),
            '[' => $this->items($depth, $wanted),
            '{' => $this->members($depth, $wanted),
            default => $this->word($start),
        };
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return list<mixed>
     */
    private function items(int $depth, ?WantedValue $wanted): array
    {
        $cursor = $this->cursor;
        $cursor->checkDepth($depth, $cursor->at++);
        $items = [];
        $next = $cursor->skipLines();
        while ($next !== ']') {
            $cursor->countElement($cursor->at);
            $items[] = $this->value($depth + 1, $wanted->children[\count($items)] ?? null);
            $next = $cursor->skipLines();
            if ($next === ',') {
                ++$cursor->at;
                $next = $cursor->skipLines();
            } elseif ($next !== ']') {
                $cursor->fail("unexpected {$cursor->found()}: expected \",\" or \"]\" after an element");
            }
        }
        ++$cursor->at;

        return $items;
    }

    /**
     * An inline table.
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return array<array-key, mixed>|\stdClass
     */
    private function members(int $depth, ?WantedValue $wanted): array|\stdClass
    {
        $cursor = $this->cursor;
        $cursor->checkDepth($depth, $cursor->at++);
        $table = new Table(Table::NAMED, $depth, wanted: $wanted);
        $next = $this->skipInTable();
        while ($next !== '}') {
            $this->pair($table, 0);
            $next = $this->skipInTable();
            if ($next === ',') {
                ++$cursor->at;
                $next = $this->skipInTable();
                if ($next === '}' && !$this->isNew) {
                    $cursor->fail('unexpected "}" after ",": an inline table may have a comma at its end only in TOML 1.1');
                }
            } elseif ($next !== '}') {
                $cursor->fail("unexpected {$cursor->found()}: expected \",\" or \"}\" after a member"
                    . (!$this->isNew && ($cursor->isLineEnd() || $next === '#') ? '. An inline table may have several lines only in TOML 1.1' : ''));
            }
        }
        ++$cursor->at;

        return $table->tree();
    }

    private function skipInTable(): string
    {
        return $this->isNew ? $this->cursor->skipLines() : $this->cursor->skipSpace();
    }

    /**
     * The table that a part of a dotted key leads to.
     *
     * @param int $start of the key
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function dotted(Table $table, string $key, int $section, int $start): Table
    {
        $below = $table->tables[$key] ?? null;
        if ($below === null) {
            if (isset($table->values[$key])) {
                $this->cursor->fail('"' . Utf8::shown($key) . '" has a value already, to which no dotted key can add', $start);
            }
            $this->cursor->checkDepth($table->depth + 1, $start);
            $this->cursor->countElement($start);
            $below = new Table(Table::DOTTED, $table->depth + 1, $section, $table->wanted->children[$key] ?? null);
            $below->wanted?->find(1, $start, $start);
            $table->tables[$key] = $below;
            $table->values[$key] = true;
        } elseif (!$below instanceof Table || $below->kind === Table::NAMED || ($below->kind === Table::DOTTED && $below->section !== $section)) {
            $this->cursor->fail('the table "' . Utf8::shown($key) . '" was defined elsewhere, and no dotted key can add to it', $start);
        }
        if ($below->kind === Table::IMPLIED) {
            $below->kind = Table::DOTTED;
            $below->section = $section;
        }

        return $below;
    }

    /**
     * A number, a boolean, a date or a time.
     *
     * @throws SyntaxException
     */
    private function word(int $start): mixed
    {
        if (\preg_match(self::WORD, $this->cursor->text, $match, 0, $start) !== 1) {
            $this->cursor->fail("unexpected {$this->cursor->found()}: expected a value");
        }
        $word = $match[0];
        $value = match (true) {
            $word === 'true' => true,
            $word === 'false' => false,
            \preg_match(self::INTEGER, $word) === 1 => $this->integer($word, 10, $start),
            \preg_match(self::FLOAT, $word) === 1 => (float) \str_replace('_', '', $word),
            \preg_match(self::PREFIXED, $word) === 1 => $this->integer(\substr($word, 2), self::BASES[$word[1]], $start),
            default => match (\ltrim($word, '+-')) {
                'inf' => $word[0] === '-' ? -\INF : \INF,
                'nan' => \NAN,
                default => Times::read($word, $this->isNew),
            },
        };
        if ($value === null || (\is_float($value) && \preg_match('/\A[+-]{2}/', $word) === 1)) {
            $this->cursor->fail(Messages::ofWord($word, \preg_match(self::TIME_LIKE, $word) === 1), $start);
        }
        $this->cursor->at += \strlen($word);

        return $value;
    }

    /**
     * @param int<2, 16> $base
     *
     * @throws SyntaxException
     */
    private function integer(string $digits, int $base, int $start): int
    {
        $digits = \str_replace('_', '', $digits);
        if ($base === 10) {
            $integer = \filter_var($digits === '-0' || $digits === '+0' ? '0' : $digits, \FILTER_VALIDATE_INT);
        } else {
            // From 2^63 on it is a float.
            $integer = match ($base) {
                16 => \hexdec($digits),
                8 => \octdec($digits),
                default => \bindec($digits),
            };
        }
        if (!\is_int($integer)) {
            $this->cursor->fail('the integer is out of range: it must fit into 64 bits, from -9223372036854775808 to 9223372036854775807', $start);
        }

        return $integer;
    }
}
