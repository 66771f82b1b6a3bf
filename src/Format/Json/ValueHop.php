<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * Jumps over one value, which may arrive in pieces. No byte is looked at more than a constant number of times,
 * however small the pieces are.
 *
 * It counts brackets and does not tell the kinds apart: a well-formed value ends where it says, and a malformed one
 * ends somewhere (`[1}` is one value), for others to refuse.
 *
 * @internal
 */
final class ValueHop
{
    /** Whole strings, and the bytes that are neither string nor bracket. Possessive throughout: it never backtracks. */
    private const NO_BRACKET = '[^"\[\]{}]++|"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';

    private const BETWEEN_BRACKETS = '/\G(?:' . self::NO_BRACKET . ')*+/s';

    private const WHOLE_CONTAINER = '/\G([\[{](?:' . self::NO_BRACKET . '|(?1))*+[\]}])/s';

    /** What ends a number or a literal. */
    private const AFTER_SCALAR = Hop::WHITESPACE . ',:[]{}"';

    /** The value is complete. A number or literal is not before a byte that ends it was seen. */
    public bool $done = false;

    private readonly bool $isScalar;

    private bool $inString;

    /** Brackets open. */
    private int $depth;

    private bool $isStarted = false;

    /** False once PCRE gave up: its pcre.backtrack_limit counts the strings and escapes passed in one match. */
    private bool $byPattern = true;

    /** @param string $first the first byte of the value, no whitespace */
    public function __construct(string $first)
    {
        $this->inString = $first === '"';
        $this->depth = $first === '[' || $first === '{' ? 1 : 0;
        $this->isScalar = !$this->inString && $this->depth === 0;
    }

    /**
     * Goes on at $at (at first the byte after the first one, with that one before it in $text). Returns the offset after the value, or, when the text
     * ends before the value does, the offset at which to go on once there is more.
     *
     * @phpstan-impure
     */
    public function advance(string $text, int $at): int
    {
        if ($this->isScalar) {
            $at += \strcspn($text, self::AFTER_SCALAR, $at);
            $this->done = isset($text[$at]);

            return $at;
        }

        // Most values lie in the text as a whole, and one match is several times faster than one for each bracket.
        // Tried only once: what is cut off, or nested too deep for PCRE's stack, is gone through bracket by bracket.
        if (!$this->isStarted && !$this->inString && \preg_match(self::WHOLE_CONTAINER, $text, $match, 0, $at - 1) === 1) {
            $this->done = true;

            return $at - 1 + \strlen($match[0]);
        }
        $this->isStarted = true;

        while (true) {
            if ($this->inString) {
                $at = Hop::closingQuote($text, $at);
                if (($text[$at] ?? '') !== '"') {
                    return $at;
                }

                ++$at;
                $this->inString = false;
                if ($this->depth === 0) {
                    $this->done = true;

                    return $at;
                }
            }

            if ($this->byPattern && \preg_match(self::BETWEEN_BRACKETS, $text, $match, 0, $at) === 1) {
                $at += \strlen($match[0]);
            } else {
                $this->byPattern = false;
                $at += \strcspn($text, '"[]{}', $at);
            }

            switch ($text[$at] ?? '') {
                case '':
                    return $at;
                case '"':
                    // After the pattern: a string that the text does not close.
                    $this->inString = true;
                    break;
                case '[':
                case '{':
                    ++$this->depth;
                    break;
                default:
                    if (--$this->depth === 0) {
                        $this->done = true;

                        return $at + 1;
                    }
            }

            ++$at;
        }
    }
}
