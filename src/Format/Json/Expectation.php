<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * What may come next: the grammar of RFC 8259 as the states between two tokens.
 *
 * @internal
 */
enum Expectation
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

    private static function beginsValue(string $kind): bool
    {
        return match ($kind) {
            Lexer::STRING, Lexer::NUMBER, Lexer::LITERAL, '[', '{' => true,
            default => false,
        };
    }
}
