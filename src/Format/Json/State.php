<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Excerpt;
use Kiln\Format\LimitException;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * What may come next: the grammar of RFC 8259 as the states between two tokens.
 *
 * @internal
 */
enum State
{
    case Document;
    case FirstElement;
    case Element;
    case ElementEnd;
    case FirstKey;
    case Key;
    case Colon;
    case MemberValue;
    case MemberEnd;
    case End;
    /** A stream of elements begins with an array; a document may be any value. */
    case Stream;

    /** @param string $kind one of the kinds of the Lexer */
    public function allows(string $kind): bool
    {
        return match ($this) {
            self::Document, self::Element, self::MemberValue => self::beginsValue($kind),
            self::FirstElement => $kind === ']' || self::beginsValue($kind),
            self::ElementEnd => $kind === ',' || $kind === ']',
            self::FirstKey => $kind === Lexer::STRING || $kind === '}',
            self::Key => $kind === Lexer::STRING,
            self::Colon => $kind === ':',
            self::MemberEnd => $kind === ',' || $kind === '}',
            self::End => $kind === Lexer::END,
            self::Stream => $kind === '[',
        };
    }

    /** @return string the message for what stands there instead, as Lexer::describe() calls it */
    public function unless(string $found): string
    {
        return \sprintf('unexpected %s: expected %s', $found, match ($this) {
            self::Document => 'a value',
            self::FirstElement => 'a value or "]"',
            self::Element => 'a value after ","',
            self::ElementEnd => '"," or "]" after an element',
            self::FirstKey => 'a key in double quotes or "}"',
            self::Key => 'a key in double quotes after ","',
            self::Colon => '":" after a key',
            self::MemberValue => 'a value after ":"',
            self::MemberEnd => '"," or "}" after a member',
            self::End => 'nothing after the value',
            self::Stream => '"[", as the stream is to be one array',
        });
    }

    /**
     * The first byte of what comes next in a stream, if that is in place.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function in(StreamBuffer $buffer): string
    {
        $first = $buffer->skip(Hop::WHITESPACE);

        return $this->allows(Lexer::KINDS[$first] ?? Lexer::JUNK) ? $first : $this->refuse($buffer);
    }

    /**
     * What comes next is out of place.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function refuse(StreamBuffer $buffer): never
    {
        // No character is longer than four bytes (RFC 3629), and a cut one could not be named.
        while (\ord($buffer->text[$buffer->at] ?? "\0") >= 0x80 && \strlen($buffer->text) < $buffer->at + 4 && $buffer->more());

        $found = Utf8::at($buffer->text, $buffer->at);
        $isInvalid = \preg_match('//u', $found) !== 1;

        throw new SyntaxException(new SyntaxError(
            $isInvalid ? SyntaxError::INVALID_UTF8 : SyntaxError::SYNTAX,
            $isInvalid ? Utf8::describeInvalidByte($found) : $this->unless(Lexer::describeCharacter($found)),
            $buffer->positionAt($buffer->at),
            Excerpt::of($buffer->text, $buffer->at),
        ));
    }

    private static function beginsValue(string $kind): bool
    {
        return match ($kind) {
            Lexer::STRING, Lexer::NUMBER, Lexer::LITERAL, '[', '{' => true,
            default => false,
        };
    }
}
