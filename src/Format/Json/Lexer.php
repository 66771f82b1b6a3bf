<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * Cuts a JSON text into tokens: the strict rules of RFC 8259 for strings, numbers and literals, as ext/json applies
 * them (php-src, ext/json/json_scanner.re).
 *
 * @internal
 */
final class Lexer
{
    public const END = '';
    public const STRING = '"';
    public const NUMBER = '0';
    public const LITERAL = 'a';

    /** A character or word that no JSON text holds outside a string. */
    public const JUNK = '?';

    /** The kind of token that a byte begins, if it begins one; every other byte begins junk. '' is the end of the text. */
    public const KINDS = [
        self::END => self::END,
        '{' => '{',
        '}' => '}',
        '[' => '[',
        ']' => ']',
        ':' => ':',
        ',' => ',',
        self::STRING => self::STRING,
        '-' => self::NUMBER,
        '0' => self::NUMBER,
        '1' => self::NUMBER,
        '2' => self::NUMBER,
        '3' => self::NUMBER,
        '4' => self::NUMBER,
        '5' => self::NUMBER,
        '6' => self::NUMBER,
        '7' => self::NUMBER,
        '8' => self::NUMBER,
        '9' => self::NUMBER,
        't' => self::LITERAL,
        'f' => self::LITERAL,
        'n' => self::LITERAL,
    ];

    private const NUMBER_PATTERN = '/\G-?+(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?+(?:[eE][+-]?+[0-9]++)?+/';

    /** What a message calls a word: enough of it to see what was meant (True, undefined, NaN). */
    private const WORD_PATTERN = '/\G[A-Za-z_$][A-Za-z0-9_$]{0,19}+/';

    private const HEX = '[0-9A-Fa-f]';

    /** The rest of an escape: RFC 8259, section 7; a high surrogate counts only together with the low one after it. */
    private const ESCAPE = '(?:["\\\\\/bfnrt]|u(?:[0-9A-CE-Fa-ce-f]' . self::HEX . '{3}|[Dd][0-7]' . self::HEX . '{2}'
        . '|[Dd][89ABab]' . self::HEX . '{2}\\\\u[Dd][C-Fc-f]' . self::HEX . '{2}))';

    /** Finds the first byte in a string's content that may not stand there; valid escapes are passed over. */
    private const WRONG_IN_STRING = '/\\\\' . self::ESCAPE . '(*SKIP)(*FAIL)|[\x00-\x1f\\\\]/';

    private const SURROGATE_ESCAPE = '/\G\\\\u[Dd][89A-Fa-f]' . self::HEX . '{2}/';

    /** The kind of the token: one of the constants, or the token itself for {}[]:, */
    public string $kind = self::END;

    /** The offset of the first byte of the token. */
    public int $start = 0;

    /** The offset after the token. */
    public int $end = 0;

    private readonly int $invalidUtf8;

    public function __construct(public readonly string $json)
    {
        $this->invalidUtf8 = Utf8::firstInvalidOffset($json) ?? \PHP_INT_MAX;
    }

    /**
     * Moves to the next token. When it is broken, its kind and start are set nevertheless.
     *
     * @throws SyntaxException for a broken string or number, and for invalid UTF-8; never for a token out of place
     */
    public function next(): void
    {
        $this->start = $this->end + \strspn($this->json, Hop::WHITESPACE, $this->end);
        $this->end = $this->start + 1;
        $this->kind = self::KINDS[$this->json[$this->start] ?? ''] ?? self::JUNK;

        switch ($this->kind) {
            case self::STRING:
                $this->string();
                break;
            case self::NUMBER:
                $this->number();
                break;
            case self::LITERAL:
                $this->word();
                break;
            case self::JUNK:
                $this->refuseInvalidUtf8Before($this->end);
                $this->end = $this->start + \strlen(Utf8::at($this->json, $this->start));
                break;
            case self::END:
                $this->end = $this->start;
        }
    }

    /** Makes the array or object that the token begins one token, unchecked. */
    public function hopOverContainer(): void
    {
        $this->end = (new ValueHop($this->kind))->advance($this->json, $this->end);
    }

    /** The token as it stands in the text. */
    public function source(): string
    {
        return \substr($this->json, $this->start, $this->end - $this->start);
    }

    /** What a string token says, without quotes and escapes. */
    public function stringValue(): string
    {
        $source = $this->source();
        if (!\str_contains($source, '\\')) {
            return \substr($source, 1, -1);
        }

        // Throwing, so that json_last_error() still tells what it told before; a token that was read cannot fail.
        $value = \json_decode($source, flags: \JSON_THROW_ON_ERROR);
        \assert(\is_string($value));

        return $value;
    }

    /** The token for a message, without giving away what a string or a number says. */
    public function describe(): string
    {
        return \preg_match(self::WORD_PATTERN, $this->json, $match, 0, $this->start) === 1
            ? '"' . $match[0] . '"'
            : self::describeCharacter(Utf8::at($this->json, $this->start));
    }

    /** The token that begins with a character, for a message; '' is the end of the text. */
    public static function describeCharacter(string $first): string
    {
        return match (true) {
            $first === '' => 'end of text',
            $first === '"' => 'string',
            \strspn($first, '-0123456789') === 1 => 'number',
            $first === "\u{FEFF}" => 'byte order mark',
            \ord($first[0]) < 0x20 => \sprintf('control character U+%04X', \ord($first[0])),
            default => '"' . Utf8::printable($first) . '"',
        };
    }

    private function string(): void
    {
        $from = $this->start + 1;
        $quote = Hop::closingQuote($this->json, $from);
        $isClosed = ($this->json[$quote] ?? '') === '"';
        $content = \substr($this->json, $from, ($isClosed ? $quote : \strlen($this->json)) - $from);

        if (\preg_match(self::WRONG_IN_STRING, $content, $match, \PREG_OFFSET_CAPTURE) === 1) {
            $this->failInString($from + $match[0][1]);
        }

        $this->end = $from + \strlen($content);
        $this->refuseInvalidUtf8Before($this->end);

        if (!$isClosed) {
            throw new SyntaxException(SyntaxError::notClosed($this->json, $this->start));
        }

        ++$this->end;
    }

    private function failInString(int $offset): never
    {
        $this->refuseInvalidUtf8Before($offset);

        if ($this->json[$offset] !== '\\') {
            $this->fail($offset, SyntaxError::SYNTAX, \sprintf(
                'control character U+%04X in a string: it must be written as an escape',
                \ord($this->json[$offset]),
            ));
        }

        if (\preg_match(self::SURROGATE_ESCAPE, $this->json, $match, 0, $offset) === 1) {
            $this->fail($offset, SyntaxError::LONE_SURROGATE, $match[0] . ' is one half of a surrogate pair: the other is missing');
        }

        $this->fail($offset, SyntaxError::SYNTAX, match ($this->json[$offset + 1] ?? '') {
            '' => 'unexpected end of text in an escape',
            'u' => 'malformed escape: expected four hexadecimal digits after "\u"',
            default => 'unknown escape: expected one of " \ / b f n r t u after "\"',
        });
    }

    private function number(): void
    {
        if (\preg_match(self::NUMBER_PATTERN, $this->json, $match, 0, $this->start) !== 1) {
            $this->fail($this->start + 1, SyntaxError::SYNTAX, 'malformed number: expected a digit after "-"');
        }

        $this->end = $this->start + \strlen($match[0]);
        $next = $this->json[$this->end] ?? '';

        // What the pattern left over cannot begin a token of its own.
        if ($next === '.' || $next === 'e' || $next === 'E') {
            $this->fail($this->end, SyntaxError::SYNTAX, \sprintf('malformed number: expected digits after "%s"', $next));
        }
        if (\strspn($next, '0123456789') === 1) {
            $this->fail($this->end, SyntaxError::SYNTAX, 'malformed number: no digit may follow a leading 0');
        }
    }

    private function word(): void
    {
        // In lower case only, as in RFC 8259, section 3, and ext/json since PHP 5.6.
        if (\preg_match('/\G(?:true|false|null)(?![A-Za-z0-9_])/', $this->json, $match, 0, $this->start) === 1) {
            $this->end = $this->start + \strlen($match[0]);
        } else {
            $this->kind = self::JUNK;
        }
    }

    private function refuseInvalidUtf8Before(int $offset): void
    {
        if ($this->invalidUtf8 < $offset) {
            $this->fail($this->invalidUtf8, SyntaxError::INVALID_UTF8, Utf8::describeInvalidByte($this->json[$this->invalidUtf8]));
        }
    }

    /** @param SyntaxError::* $code */
    private function fail(int $offset, string $code, string $message): never
    {
        throw new SyntaxException(SyntaxError::in($this->json, $offset, $code, $message));
    }
}
