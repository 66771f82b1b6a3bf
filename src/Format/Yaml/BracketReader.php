<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;
use Kiln\Format\LimitException;
use Kiln\Limits;

/**
 * Reads lists and maps in brackets that are closed on the same line, and so JSON, without nodes. What is of another kind is refused:
 * then the {@see Composer} reads it.
 *
 * @internal
 */
final class BracketReader
{
    /** A plain scalar of one line between brackets. */
    private const PLAIN = '(?:[^\s&*!|>%@`,\[\]{}#"\'?:-]|-(?=\w))(?:[^\s:#,\[\]{}]++|:(?=[^\s,\[\]{}])|(?<=[^\s])#| ++(?=[^\s,\[\]{}#]))*+';

    private const SCALAR = '(' . self::PLAIN . ')|' . LineReader::DOUBLE . '|\'([^\'\n]*+)\'';

    private const ITEM = '/\G *+(?:(?:' . self::SCALAR . ') *+([,\]])|' . LineReader::BRACKET . ')/';

    private const MEMBER = '/\G *+(?:([A-Za-z_][\w-]*+): |"([^"\\\\\n]*+)": *+|\'([^\'\n]*+)\': *+)(?:(?:' . self::SCALAR . ') *+([,}])|' . LineReader::BRACKET . ')/';

    /** Bytes of a scalar with its key in which no text can be too long. */
    private readonly int $longest;

    private readonly bool $counts;

    public int $at = 0;

    private int $depth = 0;

    public function __construct(private readonly string $text, private readonly Resolver $resolver, private readonly Expected $expected, private readonly Limits $limits)
    {
        $this->longest = $limits->stringLength ?? \PHP_INT_MAX;
        $this->counts = $limits->elements !== null;
    }

    /**
     * A list or a map in brackets that are closed on the same line, with nothing behind them.
     *
     * @param int $at    where the first one stands; {@see $at} is behind the line afterwards
     * @param int $depth levels around it
     * @param int $place see {@see Expected}
     *
     * @throws Unordinary
     * @throws LimitException
     *
     * @return array<mixed>|\stdClass|null null where it is of another kind
     */
    public function read(int $at, int $depth, int $place): array|\stdClass|null
    {
        $this->at = $at;
        $this->depth = $depth;
        $value = $this->text[$this->at] === '[' ? $this->list($place) : $this->map($place);
        if ($value === null) {
            return null;
        }
        $this->at += \strspn($this->text, ' ', $this->at);
        if ($this->text[$this->at] !== "\n") {
            return null;
        }
        ++$this->at;

        return $value;
    }

    /**
     * @return list<mixed>|null
     */
    private function list(int $place): ?array
    {
        $text = $this->text;
        $start = $this->at;
        $at = $start + 1;
        if ($text[$at] === ']') {
            $this->at = $at + 1;

            return [];
        }
        if (++$this->depth > $this->limits->depth) {
            throw new Unordinary();
        }
        $list = [];
        do {
            if (\preg_match(self::ITEM, $text, $match, \PREG_UNMATCHED_AS_NULL, $at) !== 1 || \strlen($match[0]) > $this->longest) {
                return null;
            }
            $at += \strlen($match[0]);
            $expected = $this->expected->item($place, \count($list));
            if (isset($match[5])) {
                $this->at = $at;
                $value = $match[5] === '[' ? $this->list($expected) : $this->map($expected);
                if ($value === null) {
                    return null;
                }
                $list[] = $value;
                $at = $this->at + \strspn($text, ' ', $this->at);
                $end = $text[$at++];
            } else {
                $list[] = isset($match[2]) ? LineReader::unescaped($match[2]) : $match[3] ?? CoreSchema::resolve((string) $match[1], $this->expected->kinds($expected));
                $end = $match[4];
            }
        } while ($end === ',');
        $this->at = $at;
        --$this->depth;
        if ($end !== ']') {
            return null;
        }
        if ($this->counts) {
            $this->resolver->count(\count($list), $start);
        }

        return $list;
    }

    /**
     * @return array<mixed>|\stdClass|null
     */
    private function map(int $place): array|\stdClass|null
    {
        $text = $this->text;
        $start = $this->at;
        $at = $start + 1;
        if ($text[$at] === '}') {
            $this->at = $at + 1;

            return new \stdClass();
        }
        if (++$this->depth > $this->limits->depth) {
            throw new Unordinary();
        }
        if ($place < 0 && $this->expected->table[~$place][4] !== []) {
            // The members decide between classes.
            return null;
        }
        /** @var array<mixed> $map */
        $map = [];
        $count = 0;
        do {
            if (\preg_match(self::MEMBER, $text, $match, \PREG_UNMATCHED_AS_NULL, $at) !== 1 || \strlen($match[0]) > $this->longest) {
                return null;
            }
            $at += \strlen($match[0]);
            $key = $match[1] ?? $match[2] ?? (string) $match[3];
            $expected = $this->expected->member($place, $key);
            if (isset($match[8])) {
                $this->at = $at;
                $value = $match[8] === '[' ? $this->list($expected) : $this->map($expected);
                if ($value === null) {
                    return null;
                }
                $map[$key] = $value;
                $at = $this->at + \strspn($text, ' ', $this->at);
                $end = $text[$at++];
            } else {
                $map[$key] = isset($match[5]) ? LineReader::unescaped($match[5]) : $match[6] ?? CoreSchema::resolve((string) $match[4], $this->expected->kinds($expected));
                $end = $match[7];
            }
            ++$count;
        } while ($end === ',');
        $this->at = $at;
        --$this->depth;
        if ($end !== '}') {
            return null;
        }
        if (\count($map) !== $count) {
            // A key stands there twice.
            throw new Unordinary();
        }
        if ($this->counts) {
            $this->resolver->count($count, $start);
        }

        return isset($map[0]) && \array_is_list($map) ? (object) $map : $map;
    }
}
