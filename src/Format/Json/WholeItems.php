<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\StreamBuffer;

/**
 * The items of a stream that lie in its buffer as a whole, a few at a time: cut out together and decoded together.
 *
 * Elements of an array are cut out as {@see Batches} does it, by a pattern or at a {@see Seam}: if `[a]` and `[b]` are JSON then so
 * is `[a,b]`, with the same items. Lines are joined by a number that none of them holds. Where the list has it in every second
 * place, each line is one value: lines that are two, or half a one, would have moved one of the numbers.
 *
 * @internal
 */
final class WholeItems
{
    /** Bytes in which items are looked for at once, as in {@see Batches}: all that is decoded of them is held. */
    private const SIZE = 16_384;

    private const STRING = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';

    /** An array or object, of which only brackets and strings are known, as in {@see ValueHop}. */
    private const NESTED = '(?(DEFINE)([[{][^][{}"]*+(?:(?:' . self::STRING . '|(?1))[^][{}"]*+)*+[]}]))';

    private const COMMA = '[ \t\n\r]*+,[ \t\n\r]*+';

    /** What begins with another byte is no value; the last byte of a scalar must be seen. */
    private const ELEMENT = '(?:(?1)|' . self::STRING . '|[-0-9tfn][^][{}",: \t\n\r]*+(?!\z))';

    /** Elements of an array that are whole, each with the comma before it. */
    public const ELEMENTS = '/' . self::NESTED . '\G(?:' . self::COMMA . self::ELEMENT . ')++/s';

    /** Likewise of members of an object. */
    public const MEMBERS = '/' . self::NESTED . '\G(?:' . self::COMMA . self::STRING . '[ \t\n\r]*+:[ \t\n\r]*+' . self::ELEMENT . ')++/s';

    /** Where an element may begin that goes on in what comes next. */
    private const CUT_OFF = '/\G[ \t\n\r]*+(?:\z|,[ \t\n\r]*+(?:\z|[[{"0-9tfn-]))/';

    /** Any number with one spelling does. PHP looks for up to eight bytes in a faster way than for more. */
    private const BETWEEN_LINES = '-9155431';

    /** Of the items at hand, as they lie in the buffer: each element with the comma before it. */
    private string $text = '';

    /** The offset of the text in the buffer. */
    private int $from = 0;

    /** Null where items are lines. */
    private readonly ?Seam $seam;

    /** Whether the text was cut at the seam, and not yet decoded. */
    private bool $isGuessed = false;

    /**
     * @param bool     $isLines      whether an item is a line, and not an element of an array
     * @param int|null $maxItemBytes of one item, as its splitter counts
     * @param int      $mostTogether bytes of items that may be decoded together
     */
    public function __construct(
        private readonly StreamBuffer $buffer,
        bool $isLines,
        private readonly ?int $maxItemBytes,
        private readonly int $mostTogether = \PHP_INT_MAX,
    ) {
        $this->seam = $isLines ? null : new Seam();
    }

    /**
     * Moves on to the next items, and the buffer over them. False where none lies in it as a whole, or something else, which
     * splitters can name, stands in the way.
     */
    public function next(): bool
    {
        $this->from = $this->buffer->at;
        $window = \substr($this->buffer->text, $this->from, self::SIZE);
        $this->text = $this->seam === null ? \substr($window, 0, (int) \strrpos($window, "\n")) : $this->elements($window, $this->seam);
        $length = \strlen($this->text);
        // Otherwise each would have to be measured.
        if ($length === 0 || ($this->maxItemBytes !== null && $length > $this->maxItemBytes)) {
            return false;
        }
        $this->buffer->at += $length;

        return true;
    }

    /**
     * Makes room for more items where the buffer does not hold enough. What is cut off is looked at again from its beginning, so
     * there must be much more of it: of items that come byte by byte a splitter looks at each byte once.
     *
     * @throws \Kiln\Format\LimitException
     */
    public function comesMore(): bool
    {
        return \strlen($this->buffer->text) - $this->buffer->at < self::SIZE
            && ($this->seam === null || \preg_match(self::CUT_OFF, $this->buffer->text, offset: $this->buffer->at) === 1)
            && $this->buffer->doubles();
    }

    /**
     * @param int<1, max> $depth levels of arrays and objects in an item
     *
     * @return array<mixed>|null in their order; null where one of them may be no JSON, or needs to be decoded by itself
     */
    public function decode(int $depth): ?array
    {
        $levels = JsonText::decodingDepth($depth) + 1;
        $isTogether = \strlen($this->text) <= $this->mostTogether && \preg_match(JsonText::NUMBERED_OBJECT, $this->text) !== 1;
        if ($this->seam === null) {
            return $isTogether ? $this->decodeLines($levels) : null;
        }
        $elements = $isTogether ? \json_decode('[' . \substr($this->text, \strspn($this->text, Hop::WHITESPACE) + 1) . ']', true, $levels) : null;
        if (\is_array($elements)) {
            return $elements;
        }
        if (!$this->isGuessed) {
            return null;
        }
        $this->seam->giveUp();
        $this->buffer->at = $this->from;

        return $this->next() ? $this->decode($depth) : [];
    }

    /**
     * @return list<Item>
     */
    public function items(): array
    {
        $items = [];
        if ($this->seam !== null) {
            $text = "{$this->text},";
            // Not by a pattern for all of them: a deep one is more than the stack of PCRE takes.
            for ($at = 0; ($at += \strspn($text, ',' . Hop::WHITESPACE, $at)) < \strlen($text); $at = $end) {
                $end = (new ValueHop($text[$at]))->advance($text, $at + 1);
                $items[] = new Item(\substr($text, $at, $end - $at), $this->buffer, $this->from + $at);
            }

            return $items;
        }
        $from = $this->from;
        foreach (\explode("\n", $this->text) as $line) {
            $text = \trim($line, Hop::WHITESPACE);
            if ($text !== '') {
                $items[] = new Item($text, $this->buffer, $from + \strspn($line, Hop::WHITESPACE));
            }
            $from += \strlen($line) + 1;
        }

        return $items;
    }

    /**
     * Those with which the window begins, each with the comma before it; '' where there is none.
     */
    private function elements(string $window, Seam $seam): string
    {
        $comma = \strlen($window) <= $this->mostTogether && \str_starts_with($window, ',') ? $seam->lastComma($window) : null;
        $this->isGuessed = $comma !== null;
        if ($comma !== null) {
            return \substr($window, 0, $comma);
        }
        if (\preg_match(self::ELEMENTS, $window, $match) !== 1) {
            return '';
        }
        $comma = $this->from + \strlen($match[0]);
        $comma += \strspn($this->buffer->text, Hop::WHITESPACE, $comma);
        if (($this->buffer->text[$comma] ?? '') === ',') {
            $seam->learn($this->buffer->text, $comma);
        }

        return $match[0];
    }

    /**
     * @param int<1, max> $levels
     *
     * @return array<mixed>|null
     */
    private function decodeLines(int $levels): ?array
    {
        $lines = \preg_replace('/\n(?:[ \t\r]*+\n)++/', "\n", \trim($this->text, Hop::WHITESPACE));
        if ($lines === '') {
            return [];
        }
        if ($lines === null || \str_contains($lines, self::BETWEEN_LINES)) {
            return null;
        }
        $decoded = \json_decode('[' . \str_replace("\n", ',' . self::BETWEEN_LINES . ',', $lines, $count) . ']', true, $levels);

        if (!\is_array($decoded) || \count($decoded) !== 2 * $count + 1) {
            return null;
        }
        for ($index = 1; $index < 2 * $count; $index += 2) {
            if (($decoded[$index] ?? null) !== (int) self::BETWEEN_LINES) {
                return null;
            }
            unset($decoded[$index]);
        }

        return $decoded;
    }
}
