<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;
use Kiln\Limits;

/**
 * A document and how far it has been read.
 *
 * @internal
 */
final class Cursor
{
    private const BLANK_LINES = '~\G(?:[ \t]*+(?:\#[^\x00-\x08\x0A-\x1F\x7F]*+)?+\r?\n){1,64}+~';

    private const COMMENT = '~\G[^\x00-\x08\x0A-\x1F\x7F]*+~';

    private const SPACE = " \t";

    public int $at = 0;

    /** Elements of arrays and members of tables so far. */
    public int $elements = 0;

    private readonly int $maxElements;

    private readonly int $maxString;

    public function __construct(
        public readonly string $text,
        public readonly Limits $limits,
    ) {
        $this->maxElements = $limits->elements ?? \PHP_INT_MAX;
        $this->maxString = $limits->stringLength ?? \PHP_INT_MAX;
    }

    /** The byte after tabs and spaces; '' at the end. */
    public function skipSpace(): string
    {
        $this->at += \strspn($this->text, self::SPACE, $this->at);

        return $this->text[$this->at] ?? '';
    }

    /**
     * The byte after tabs, spaces, line ends and comments; '' at the end.
     *
     * @throws SyntaxException
     */
    public function skipLines(): string
    {
        while (\preg_match(self::BLANK_LINES, $this->text, $match, 0, $this->at) === 1) {
            $this->at += \strlen($match[0]);
        }
        $next = $this->skipSpace();
        if ($next !== '#') {
            return $next;
        }
        // A comment that does not end in a line end ends the text, or is wrong.
        $this->skipComment();

        return $this->text[$this->at] ?? '';
    }

    /**
     * Moves over a line end, and a comment before it.
     *
     * @param string $after what stands before it, such as: a value
     *
     * @throws SyntaxException
     */
    public function endLine(string $after): void
    {
        $next = $this->skipSpace();
        if ($next === '#') {
            $this->skipComment();
            $next = $this->text[$this->at] ?? '';
        }
        if ($next === '') {
            return;
        }
        if (!$this->isLineEnd()) {
            $this->fail("unexpected {$this->found()}: expected the end of the line after {$after}");
        }
        $this->at += $next === "\n" ? 1 : 2;
    }

    public function isLineEnd(): bool
    {
        $next = $this->text[$this->at] ?? '';

        return $next === "\n" || ($next === "\r" && ($this->text[$this->at + 1] ?? '') === "\n");
    }

    /**
     * @throws LimitException
     */
    public function countElement(int $at): void
    {
        if (++$this->elements > $this->maxElements) {
            $this->exceed(LimitExceeded::TOO_MANY_ELEMENTS, \sprintf('the text has more than the %d elements and members allowed', $this->maxElements), $this->maxElements, $at);
        }
    }

    /**
     * @param int $at where it begins
     *
     * @throws LimitException
     */
    public function checkString(string $string, int $at): string
    {
        if (\strlen($string) > $this->maxString) {
            $this->exceed(LimitExceeded::STRING_TOO_LONG, \sprintf('a string has %d bytes, more than the %d allowed', \strlen($string), $this->maxString), $this->maxString, $at);
        }

        return $string;
    }

    /**
     * @param int $depth levels of tables and arrays down to what begins here
     *
     * @throws SyntaxException
     */
    public function checkDepth(int $depth, int $at): void
    {
        if ($depth > $this->limits->depth) {
            $this->fail(\sprintf('nested deeper than the %d levels allowed', $this->limits->depth), $at, SyntaxError::DEPTH_EXCEEDED);
        }
    }

    /** What stands at the cursor, as messages call it. */
    public function found(?int $at = null): string
    {
        $found = Utf8::at($this->text, $at ?? $this->at);

        return match (true) {
            $found === '' => 'end of text',
            $found === "\n" => 'end of line',
            $found === "\r" => ($this->text[($at ?? $this->at) + 1] ?? '') === "\n" ? 'end of line' : 'carriage return without a line feed',
            \ord($found[0]) < 0x20 || $found === "\x7F" => \sprintf('control character U+%04X', \ord($found[0])),
            default => '"' . Utf8::printable($found) . '"',
        };
    }

    /**
     * @param ?int          $at   null for the cursor
     * @param SyntaxError::* $code
     *
     * @throws SyntaxException
     */
    public function fail(string $message, ?int $at = null, string $code = SyntaxError::SYNTAX): never
    {
        throw new SyntaxException(SyntaxError::in($this->text, $at ?? $this->at, $code, $message));
    }

    /**
     * @param LimitExceeded::* $code
     *
     * @throws LimitException
     */
    public function exceed(string $code, string $message, int $limit, int $at): never
    {
        throw new LimitException(new LimitExceeded($code, $message, $limit, Position::in($this->text, $at)));
    }

    /**
     * @throws SyntaxException
     */
    private function skipComment(): void
    {
        $this->at += \preg_match(self::COMMENT, $this->text, $match, 0, $this->at) === 1 ? \strlen($match[0]) : 0;
        if (isset($this->text[$this->at]) && !$this->isLineEnd()) {
            $this->fail("unexpected {$this->found()} in a comment");
        }
    }
}
