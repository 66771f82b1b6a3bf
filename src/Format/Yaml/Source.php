<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * The text that is read, and how far.
 *
 * Lines end at LF: others are made so, and places are counted back (YAML 1.2.2, section 5.4).
 *
 * @internal
 */
final class Source
{
    /** What no text may hold outside of an escape: C0 controls other than tab, LF and CR, and two that are no characters (section 5.1). */
    private const UNPRINTABLE = '/[\x00-\x08\x0B\x0C\x0E-\x1F]|\xEF\xBF[\xBE\xBF]/';

    /** Characters that a key without "?" may have (section 7.4.2). */
    private const LONGEST_KEY = 1024;

    private const MARK = "\xEF\xBB\xBF";

    public readonly string $text;

    public int $at = 0;

    /** Levels of lists and maps around the reader. */
    public int $depth = 0;

    /** Where a line begins behind a byte order mark. */
    private int $behindMark = 0;

    /**
     * @param int $maxDepth levels of lists and maps
     *
     * @throws SyntaxException when the text is no UTF-8, or holds what cannot be printed
     */
    public function __construct(private readonly string $original, private readonly int $maxDepth = \PHP_INT_MAX)
    {
        $invalid = Utf8::firstInvalidOffset($original);
        if ($invalid !== null) {
            throw new SyntaxException(SyntaxError::in($original, $invalid, SyntaxError::INVALID_UTF8, \preg_match('/^(?:\xFF\xFE|\xFE\xFF)/', $original) === 1 ? 'this is UTF-16: convert it to UTF-8' : Utf8::describeInvalidByte($original[$invalid])));
        }
        if (\preg_match(self::UNPRINTABLE, $original, $match, \PREG_OFFSET_CAPTURE) === 1) {
            throw new SyntaxException(SyntaxError::in($original, $match[0][1], SyntaxError::SYNTAX, \sprintf('unexpected character U+%04X: it can only stand in double quotes, as "\\u%1$04X"', \strlen($match[0][0]) === 1 ? \ord($match[0][0]) : 0xFFC0 | (\ord($match[0][0][2]) & 0x3F))));
        }
        $this->text = \str_contains($original, "\r") ? \strtr($original, ["\r\n" => "\n", "\r" => "\n"]) : $original;
    }

    /**
     * @param ?int      $offset in $text; null for where the reader is
     * @param string    $message that says what is wrong, and what to do about it
     * @param SyntaxError::* $code
     */
    public function fail(string $message, ?int $offset = null, string $code = SyntaxError::SYNTAX): never
    {
        throw new SyntaxException(SyntaxError::in($this->original, $this->originally($offset ?? $this->at), $code, $message));
    }

    public function notClosed(int $opened): never
    {
        throw new SyntaxException(SyntaxError::notClosed($this->original, $this->originally($opened)));
    }

    public function position(int $offset): Position
    {
        return Position::in($this->original, $this->originally($offset));
    }

    /**
     * @template K of array-key
     *
     * @param array<K, ?int> $offsets
     *
     * @return array<K, ?Position>
     */
    public function positions(array $offsets): array
    {
        return Position::all($this->original, \array_map(fn(?int $offset): ?int => $offset === null ? null : $this->originally($offset), $offsets));
    }

    /**
     * What stands where the reader is, for messages.
     */
    public function found(): string
    {
        $character = Utf8::at($this->text, $this->at);

        return match ($character) {
            '' => 'end of text',
            "\n" => 'end of line',
            "\t" => 'tab',
            default => '"' . Utf8::printable($character) . '"',
        };
    }

    /**
     * Passes over whitespace, comments and empty lines.
     *
     * @return bool whether what comes stands on a line of its own: then the reader is at the beginning of that line, or at the end
     *              of the text
     */
    public function next(): bool
    {
        $text = $this->text;
        $isFresh = $this->isAtLineStart();
        while (true) {
            $blanks = \strspn($text, " \t", $this->at);
            $end = $this->at + $blanks;
            $character = $text[$end] ?? '';
            if ($character === '#' && ($blanks > 0 || $isFresh)) {
                $end += \strcspn($text, "\n", $end);
                $character = $text[$end] ?? '';
            }
            if ($character === "\n") {
                $this->at = $end + 1;
                $isFresh = true;
                continue;
            }
            if ($character === '') {
                $this->at = $end;

                return true;
            }
            if (!$isFresh) {
                $this->at = $end;
            }

            return $isFresh;
        }
    }

    public function isAtLineStart(): bool
    {
        return $this->at === $this->behindMark || $this->at === 0 || $this->text[$this->at - 1] === "\n";
    }

    public function isAtEnd(): bool
    {
        return $this->at >= \strlen($this->text);
    }

    public function skipBlanks(): void
    {
        $this->at += \strspn($this->text, " \t", $this->at);
    }

    /**
     * @return bool whether there was a byte order mark
     */
    public function skipMark(): bool
    {
        if (\substr($this->text, $this->at, \strlen(self::MARK)) !== self::MARK) {
            return false;
        }
        $this->at += \strlen(self::MARK);
        $this->behindMark = $this->at;

        return true;
    }

    /**
     * Whether a line begins with `---` or `...`, which end a document.
     */
    public function isMarker(int $lineStart): bool
    {
        $character = $this->text[$lineStart] ?? '';

        return ($character === '-' || $character === '.')
            && ($this->text[$lineStart + 1] ?? '') === $character
            && ($this->text[$lineStart + 2] ?? '') === $character
            && $this->isSpace($lineStart + 3);
    }

    /**
     * Whether there is a blank, or the end of a line or of the text.
     */
    public function isSpace(int $offset): bool
    {
        $character = $this->text[$offset] ?? "\n";

        return $character === ' ' || $character === "\n" || $character === "\t";
    }

    /**
     * Bytes between the beginning of the line and an offset.
     */
    public function column(int $offset): int
    {
        $before = $offset === 0 ? false : \strrpos($this->text, "\n", $offset - 1 - \strlen($this->text));
        $start = $before === false ? 0 : $before + 1;
        if ($this->behindMark <= $offset) {
            $start = \max($start, $this->behindMark);
        }

        return $offset - $start;
    }

    public function hasLineBreak(int $from, int $to): bool
    {
        $break = \strpos($this->text, "\n", $from);

        return $break !== false && $break < $to;
    }

    /**
     * @throws SyntaxException unless nothing but a comment is left of the line
     */
    public function endLine(): void
    {
        $blanks = \strspn($this->text, " \t", $this->at);
        $character = $this->text[$this->at + $blanks] ?? "\n";
        if ($character !== "\n" && !($character === '#' && $blanks > 0)) {
            $this->at += $blanks;
            $this->fail(match (true) {
                $character === '#' => 'unexpected "#": a comment begins behind a space',
                $character === ':' && $this->isSpace($this->at + 1) => 'unexpected ":": a key stands on one line, and on the same line as no other key',
                default => "unexpected {$this->found()}: expected the end of the line",
            });
        }
    }

    /**
     * @throws SyntaxException when a key from an offset to the reader is too long
     */
    public function checkKey(int $start): void
    {
        if ($this->at - $start > self::LONGEST_KEY && \preg_match_all('/[^\x80-\xBF]/', \substr($this->text, $start, $this->at - $start)) > self::LONGEST_KEY) {
            $this->fail('a key of more than ' . self::LONGEST_KEY . ' characters begins with "? "', $start);
        }
    }

    /**
     * A list or a map begins.
     *
     * @param int $start where
     *
     * @throws SyntaxException
     */
    public function enter(int $start): void
    {
        if (++$this->depth > $this->maxDepth) {
            $this->fail("nested deeper than {$this->maxDepth} levels", $start, SyntaxError::DEPTH_EXCEEDED);
        }
    }

    public function leave(): void
    {
        --$this->depth;
    }

    private function originally(int $offset): int
    {
        if (!\str_contains($this->original, "\r\n")) {
            return $offset;
        }
        $before = 0;
        for ($at = 0; ($break = \strpos($this->original, "\r\n", $at)) !== false && $break - $before < $offset; $at = $break + 2) {
            ++$before;
        }

        return $offset + $before;
    }
}
