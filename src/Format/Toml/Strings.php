<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * Reads strings of the four kinds.
 *
 * @internal
 */
final readonly class Strings
{
    /** What may stand in a basic string as it is, as a part of a regular expression. */
    public const BASIC = '[^"\\\\\x00-\x08\x0A-\x1F\x7F]*+';

    /** The same for a literal string. */
    public const LITERAL = '[^\'\x00-\x08\x0A-\x1F\x7F]*+';

    /** By the quote, what stands there as it is in a string of one line, and of several. */
    private const PARTS = [
        '"' => ['~\G' . self::BASIC . '~', '~\G[^"\\\\\x00-\x08\x0B-\x1F\x7F]*+~'],
        "'" => ['~\G' . self::LITERAL . '~', '~\G[^\'\x00-\x08\x0B-\x1F\x7F]*+~'],
    ];

    private const ESCAPES = ['b' => "\x08", 't' => "\t", 'n' => "\n", 'f' => "\f", 'r' => "\r", '"' => '"', '\\' => '\\'];

    /** Digits of escapes by number. */
    private const DIGITS = ['u' => 4, 'U' => 8, 'x' => 2];

    /**
     * @param bool $isNew whether there are the escapes of TOML 1.1
     */
    public function __construct(private Cursor $cursor, private bool $isNew) {}

    /**
     * The string that begins at the cursor.
     *
     * @param bool $onOneLine whether it may not be one of several lines, as a key may not
     *
     * @throws SyntaxException
     */
    public function read(bool $onOneLine = false): string
    {
        $cursor = $this->cursor;
        $start = $cursor->at;
        $quote = $cursor->text[$start];
        $isLong = \substr_compare($cursor->text, $quote . $quote . $quote, $start, 3) === 0;
        if ($isLong && $onOneLine) {
            $cursor->fail('a key cannot be a string of several lines');
        }
        $cursor->at += $isLong ? 3 : 1;
        if ($isLong && $cursor->isLineEnd()) {
            $cursor->at += $cursor->text[$cursor->at] === "\n" ? 1 : 2;
        }
        $pattern = self::PARTS[$quote][(int) $isLong];
        $string = '';
        while (true) {
            $part = \preg_match($pattern, $cursor->text, $match, 0, $cursor->at) === 1 ? $match[0] : '';
            $string .= $part;
            $cursor->at += \strlen($part);
            $next = $cursor->text[$cursor->at] ?? '';
            if ($next === $quote) {
                $quotes = \strspn($cursor->text, $quote, $cursor->at, $isLong ? 5 : 1);
                $cursor->at += $quotes;
                if (!$isLong) {
                    return $string;
                }
                $string .= \str_repeat($quote, $quotes < 3 ? $quotes : $quotes - 3);
                if ($quotes >= 3) {
                    return $string;
                }
            } elseif ($next === '\\') {
                $string .= $this->escape($isLong);
            } elseif ($isLong && $cursor->isLineEnd()) {
                $string .= "\r\n";
                $cursor->at += 2;
            } else {
                $this->refuse($next, $start, $isLong);
            }
        }
    }

    /**
     * @throws SyntaxException
     */
    private function escape(bool $isLong): string
    {
        $cursor = $this->cursor;
        $start = $cursor->at++;
        $name = $cursor->text[$cursor->at] ?? '';
        if (isset(self::ESCAPES[$name])) {
            ++$cursor->at;

            return self::ESCAPES[$name];
        }
        if ($name === 'u' || $name === 'U' || ($name === 'x' && $this->isNew)) {
            return $this->number($name, $start);
        }
        if ($name === 'e' && $this->isNew) {
            ++$cursor->at;

            return "\x1B";
        }
        if ($isLong) {
            // A line end with space around it.
            $cursor->skipSpace();
            if ($cursor->isLineEnd()) {
                $cursor->at += \strspn($cursor->text, " \t\n", $cursor->at);
                while ($cursor->isLineEnd()) {
                    $cursor->at += 2;
                    $cursor->at += \strspn($cursor->text, " \t\n", $cursor->at);
                }

                return '';
            }
        }
        $cursor->fail(match (true) {
            $name === '' => 'unexpected end of text in an escape',
            $name === 'e', $name === 'x' => "unknown escape: \"\\{$name}\" is one of TOML 1.1",
            default => 'unknown escape: expected one of b t n f r " \ u U after "\". In single quotes, a backslash means itself',
        }, $start);
    }

    /**
     * @param key-of<self::DIGITS> $name
     *
     * @throws SyntaxException
     */
    private function number(string $name, int $start): string
    {
        $digits = self::DIGITS[$name];
        ++$this->cursor->at;
        if (\strspn($this->cursor->text, '0123456789abcdefABCDEF', $this->cursor->at, $digits) !== $digits) {
            $this->cursor->fail("malformed escape: expected {$digits} hexadecimal digits after \"\\{$name}\"", $start);
        }
        $number = (int) \hexdec(\substr($this->cursor->text, $this->cursor->at, $digits));
        if ($number > 0x10FFFF || ($number >= 0xD800 && $number <= 0xDFFF)) {
            $this->cursor->fail('this escape names no character: expected a number up to 10FFFF, and no half of a surrogate pair', $start);
        }
        $this->cursor->at += $digits;

        return Utf8::character($number);
    }

    /**
     * @param string $next what the string cannot go on with
     *
     * @throws SyntaxException
     */
    private function refuse(string $next, int $start, bool $isLong): never
    {
        if ($next === '') {
            throw new SyntaxException(SyntaxError::notClosed($this->cursor->text, $start));
        }
        $this->cursor->fail($this->cursor->isLineEnd()
            ? 'unexpected end of line in a string: strings of several lines stand between three quotes'
            : "unexpected {$this->cursor->found()} in a string: " . ($isLong || $this->cursor->text[$start] === '"' ? 'it must be written as an escape' : 'write it as an escape, in double quotes'));
    }
}
