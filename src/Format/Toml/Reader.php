<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;
use Kiln\Format\WantedValue;
use Kiln\Limits;

/**
 * Reads a TOML document.
 *
 * Lines of the usual kind, a bare key and a value that stands on the same line, are taken all at once by one regular expression.
 * Everything else is read step by step; so are the usual lines where something is wrong with them, or where places are looked for.
 *
 * @internal
 */
final class Reader
{
    /** Lines of the usual kind: a key, a value in group 2, its kind as the mark, and blank lines and comments behind it. */
    private const LINES = '~\G[ \t]*+(?|([A-Za-z0-9_-]++)|"(' . Strings::BASIC . ')")[ \t]*+=[ \t]*+'
        . '(?|"(' . Strings::BASIC . ')"(*MARK:string)'
        . '|([+-]?(?:0|[1-9][0-9]{0,17}+))(?=[ \t\r\n#]|\z)(*MARK:integer)'
        . '|([+-]?(?:0|[1-9][0-9]*+)\.[0-9]++(?:[eE][+-]?[0-9]++)?+)(*MARK:float)'
        . '|(true|false)(*MARK:boolean)'
        . '|\[((?:[ \t]*+"' . Strings::BASIC . '"[ \t]*+(?:,|(?=\]))){0,64}+)\](*MARK:strings)'
        . "|'(" . Strings::LITERAL . ")'(*MARK:string)"
        . '|([0-9][0-9:-]{7}[0-9:.TZ+-]*+)(*MARK:time))' . self::LINE_END . '(?:' . self::BLANK . '){0,64}+~';

    private const HEADER = '~\G[ \t]*+(\[\[?+)[ \t]*+([A-Za-z0-9_-]++(?:\.[A-Za-z0-9_-]++){0,64}+)[ \t]*+(\]\]?+)' . self::LINE_END . '~';

    private const BLANK = '[ \t]*+(?:\#[^\x00-\x08\x0A-\x1F\x7F]*+)?+\r?\n';

    private const LINE_END = '[ \t]*+(?:\#[^\x00-\x08\x0A-\x1F\x7F]*+)?+(?:\r?\n|\z)';

    /** So many headers are remembered. */
    private const KNOWN = 1_000;

    private const BYTE_ORDER_MARK = "\u{FEFF}";

    private readonly Cursor $cursor;

    private readonly Values $values;

    private readonly Table $root;

    /** That of the last header. */
    private Table $table;

    /** @var array<string, array{bool, list<string>, string}> by their lines; see {@see newHeader()} */
    private array $headers = [];

    /** Counts headers. */
    private int $section = 0;

    private readonly bool $isNew;

    private readonly bool $isLimited;

    /**
     * @param ?WantedValue $wanted values whose places are to be found: then nothing is read but step by step
     */
    public function __construct(
        private readonly string $text,
        TomlVersion $version,
        private readonly Limits $limits,
        private readonly ?WantedValue $wanted = null,
    ) {
        $this->isNew = $version !== TomlVersion::V1_0;
        $this->isLimited = $limits->elements !== null || $limits->stringLength !== null;
        $this->cursor = new Cursor($text, $limits);
        $this->values = new Values($this->cursor, $this->isNew);
        $this->root = $this->table = new Table(Table::NAMED, 1, wanted: $wanted);
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return array<array-key, mixed>|\stdClass
     */
    public function read(): array|\stdClass
    {
        $length = \strlen($this->text);
        if ($this->limits->bytes !== null && $length > $this->limits->bytes) {
            $this->cursor->exceed(LimitExceeded::TOO_LARGE, \sprintf('the text has %d bytes, more than the %d allowed', $length, $this->limits->bytes), $this->limits->bytes, $this->limits->bytes);
        }
        $invalid = Utf8::firstInvalidOffset($this->text);
        if ($invalid !== null) {
            $this->cursor->fail(Utf8::describeInvalidByte($this->text[$invalid]), $invalid, SyntaxError::INVALID_UTF8);
        }
        if (\str_starts_with($this->text, self::BYTE_ORDER_MARK)) {
            $this->cursor->at = \strlen(self::BYTE_ORDER_MARK);
        }
        $this->wanted?->find(1, $this->cursor->at, $this->cursor->at);
        while ($this->cursor->at < $length) {
            if ($this->wanted === null) {
                $this->usualLines();
            }
            $next = $this->text[$this->cursor->at] ?? '';
            match ($next === '[' ? $next : $this->cursor->skipLines()) {
                '' => null,
                '[' => $this->header(),
                default => $this->line(),
            };
        }

        return $this->root->tree();
    }

    /**
     * As many as there are, up to the first with which something is wrong.
     */
    private function usualLines(): void
    {
        $lines = \preg_match_all(self::LINES, $this->text, $match, \PREG_PATTERN_ORDER, $this->cursor->at);
        if ($lines === 0 || $lines === false) {
            return;
        }
        /** @var array{list<string>, list<string>, list<string>, MARK: list<string>} $match */
        [$texts, $keys, $raws] = $match;
        // Taken out, so that PHP does not copy it.
        $values = $this->table->values;
        $this->table->values = [];
        $done = 0;
        foreach ($match['MARK'] as $number => $kind) {
            $key = $keys[$number];
            $raw = $raws[$number];
            if (isset($values[$key]) || ($this->isLimited && $this->isBeyondLimits($key, $raw, $kind, $done))) {
                break;
            }
            if ($kind === 'string') {
                $values[$key] = $raw;
            } elseif ($kind === 'integer') {
                $values[$key] = (int) $raw;
            } else {
                $value = match ($kind) {
                    'float' => (float) $raw,
                    'boolean' => $raw === 'true',
                    'strings' => $this->strings($raw),
                    default => Times::read($raw, $this->isNew),
                };
                if ($value === null) {
                    break;
                }
                $values[$key] = $value;
            }
            ++$done;
        }
        $this->table->values = $values;
        $this->cursor->elements += $done;
        $this->cursor->at += \strlen(\implode('', $done < $lines ? \array_slice($texts, 0, $done) : $texts));
    }

    /**
     * @param string $raw strings without escapes, with commas between them
     *
     * @return ?list<mixed> null when something is wrong with them
     */
    private function strings(string $raw): ?array
    {
        // There is nothing in them that JSON would take for something else.
        $list = $this->table->depth < $this->limits->depth ? \json_decode('[' . \rtrim($raw, ", \t") . ']', true) : null;

        return \is_array($list) && \array_is_list($list) ? $list : null;
    }

    private function isBeyondLimits(string $key, string $raw, string $kind, int $more): bool
    {
        return $kind === 'strings'
            || ($this->limits->elements !== null && $this->cursor->elements + $more >= $this->limits->elements)
            || ($this->limits->stringLength !== null && \max(\strlen($key), $kind === 'string' ? \strlen($raw) : 0) > $this->limits->stringLength);
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    private function line(): void
    {
        $this->values->pair($this->table, $this->section);
        $this->cursor->endLine('a value');
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    private function header(): void
    {
        $start = $this->cursor->at;
        $end = \strpos($this->text, "\n", $start);
        // Most headers of a long document are those of arrays of tables, again and again.
        $line = $end === false ? '' : \substr($this->text, $start, $end - $start);
        $known = $this->headers[$line] ?? null;
        if ($known === null) {
            $known = $this->newHeader($start);
            if ($line !== '' && \count($this->headers) < self::KNOWN) {
                $this->headers[$line] = $known;
            }
        } else {
            $this->cursor->at += \strlen($line) + 1;
        }
        [$isElement, $keys, $last] = $known;
        ++$this->section;
        $table = $this->root;
        foreach ($keys as $key) {
            $below = $table->tables[$key] ?? null;
            $table = match (true) {
                $below instanceof Table => $below,
                $below === null => $this->add($table, $key, Table::IMPLIED, $start),
                default => $below->elements[\count($below->elements) - 1],
            };
        }
        $this->table = $isElement ? $this->element($table, $last, $start) : $this->named($table, $last, $start);
    }

    /**
     * @param int $start of the header
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return array{bool, list<string>, string} whether it has double brackets; the parts before the last one, and that
     */
    private function newHeader(int $start): array
    {
        if (\preg_match(self::HEADER, $this->text, $match, 0, $start) === 1 && \strlen($match[1]) === \strlen($match[3])) {
            $isElement = $match[1] === '[[';
            $keys = \explode('.', $match[2]);
            foreach ($this->limits->stringLength !== null ? $keys : [] as $key) {
                $this->cursor->checkString($key, $start);
            }
            $this->cursor->at += \strlen($match[0]);
        } else {
            $isElement = ($this->text[$start + 1] ?? '') === '[';
            $this->cursor->at += $isElement ? 2 : 1;
            $keys = $this->values->keys();
            $closing = $isElement ? ']]' : ']';
            if (\substr($this->text, $this->cursor->at, \strlen($closing)) !== $closing) {
                $this->cursor->fail("unexpected {$this->cursor->found()}: expected \"{$closing}\" after the name of a table");
            }
            $this->cursor->at += \strlen($closing);
            $this->cursor->endLine('a header');
        }
        $last = \array_pop($keys);

        return [$isElement, $keys, $last];
    }

    /**
     * The table of a header in brackets.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function named(Table $table, string $key, int $start): Table
    {
        $named = $table->tables[$key] ?? $this->add($table, $key, Table::IMPLIED, $start);
        if (!$named instanceof Table || $named->kind !== Table::IMPLIED) {
            $this->cursor->fail('"' . Utf8::shown($key) . '" is ' . (!$named instanceof Table
                ? 'an array of tables: its elements have two brackets, [[' . Utf8::shown($key) . ']]'
                : 'a table that was defined already' . ($named->kind === Table::DOTTED ? ', by dotted keys' : '')), $start);
        }
        $named->kind = Table::NAMED;

        return $named;
    }

    /**
     * A new table for a header in double brackets.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function element(Table $table, string $key, int $start): Table
    {
        $array = $table->tables[$key] ?? null;
        if ($array instanceof Table) {
            $this->cursor->fail('"' . Utf8::shown($key) . '" is a table that was defined already, not an array of tables', $start);
        }
        $isFirst = $array === null;
        if ($isFirst) {
            $this->claim($table, $key, $start);
        }
        if ($this->isLimited) {
            $this->cursor->countElement($start);
        }
        $depth = $table->depth + 2;
        if ($isFirst) {
            $this->cursor->checkDepth($depth, $start);
        }
        if ($this->wanted === null) {
            $element = new Table(Table::NAMED, $depth);
        } else {
            $wanted = $table->wanted->children[$key] ?? null;
            if ($isFirst) {
                $wanted?->find(1, $start, $start);
            }
            $element = new Table(Table::NAMED, $depth, wanted: $wanted->children[\count($array->elements ?? [])] ?? null);
            $element->wanted?->find(1, $start, $start);
        }
        if ($array === null) {
            $table->tables[$key] = new TableArray([$element]);
        } else {
            $array->elements[] = $element;
        }

        return $element;
    }

    /**
     * @param Table::* $kind
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function add(Table $table, string $key, int $kind, int $start): Table
    {
        $this->claim($table, $key, $start);
        $this->cursor->checkDepth($table->depth + 1, $start);
        $added = new Table($kind, $table->depth + 1, wanted: $table->wanted->children[$key] ?? null);
        $added->wanted?->find(1, $start, $start);
        $table->tables[$key] = $added;

        return $added;
    }

    /**
     * Keeps a place for a table among the values of another one.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function claim(Table $table, string $key, int $start): void
    {
        if (isset($table->values[$key])) {
            $this->cursor->fail('"' . Utf8::shown($key) . '" has a value already, and can be no table', $start);
        }
        if ($this->isLimited) {
            $this->cursor->countElement($start);
        }
        $table->values[$key] = true;
    }
}
