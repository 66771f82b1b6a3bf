<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Well-formed UTF-8: no surrogates, no overlong forms, nothing above U+10FFFF.
 *
 * @internal
 */
final class Utf8
{
    /** One sequence of more than one byte, as RFC 3629, section 4, lists them. */
    private const MULTIBYTE = '[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}'
        . '|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}';

    /**
     * So many sequences at once are far faster than one, and far from pcre.backtrack_limit, which counts the rounds
     * of a repeated group.
     */
    private const SOME = '/\G(?:[\x00-\x7F]++|' . self::MULTIBYTE . '){1,32}+/';

    /** Characters of a text in a message. */
    private const SHOWN = 40;

    /** The offset of the first byte that neither begins nor continues a well-formed sequence, or null. */
    public static function firstInvalidOffset(string $text): ?int
    {
        if (\preg_match('//u', $text) === 1) {
            return null;
        }

        $offset = 0;
        while (\preg_match(self::SOME, $text, $match, 0, $offset) === 1) {
            $offset += \strlen($match[0]);
        }

        return $offset;
    }

    /** @param int $code a code point, no half of a surrogate pair */
    public static function character(int $code): string
    {
        return match (true) {
            $code < 0x80 => \chr($code),
            $code < 0x800 => \chr(0xC0 | $code >> 6) . \chr(0x80 | $code & 0x3F),
            $code < 0x10000 => \chr(0xE0 | $code >> 12) . \chr(0x80 | $code >> 6 & 0x3F) . \chr(0x80 | $code & 0x3F),
            default => \chr(0xF0 | $code >> 18) . \chr(0x80 | $code >> 12 & 0x3F) . \chr(0x80 | $code >> 6 & 0x3F) . \chr(0x80 | $code & 0x3F),
        };
    }

    /** @param string $character one well-formed sequence */
    public static function codePoint(string $character): int
    {
        $first = \ord($character[0]);
        $code = $first < 0x80 ? $first : $first & (0x7F >> \strlen($character));
        for ($i = 1, $length = \strlen($character); $i < $length; ++$i) {
            $code = $code << 6 | \ord($character[$i]) & 0x3F;
        }

        return $code;
    }

    /** The message for a byte that neither begins nor continues a well-formed UTF-8 sequence. */
    public static function describeInvalidByte(string $byte): string
    {
        return \sprintf('invalid UTF-8: byte 0x%02X begins no character', \ord($byte));
    }

    /**
     * @return list<string> each code point; a byte that belongs to none is an item of its own
     */
    public static function split(string $text): array
    {
        \preg_match_all('/' . self::MULTIBYTE . '|./s', $text, $matches);

        return $matches[0];
    }

    /** The code point that begins at $offset, or the byte there when none does; '' at the end. */
    public static function at(string $text, int $offset): string
    {
        return self::split(\substr($text, $offset, 4))[0] ?? '';
    }

    /** A text as a message names it: printable, and not too long. */
    public static function shown(string $text): string
    {
        $characters = \array_map(self::printable(...), self::split(\substr($text, 0, 4 * self::SHOWN)));

        return \implode('', \array_slice($characters, 0, self::SHOWN)) . (\count($characters) > self::SHOWN ? '…' : '');
    }

    /** A code point as it may be shown on one line of a terminal or a log: nothing that moves, hides or breaks. */
    public static function printable(string $character): string
    {
        if ($character === "\t") {
            return ' ';
        }

        // A byte that is no UTF-8 makes preg_match answer false.
        return \preg_match('/\A[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]\z/u', $character) === 1 ? $character : "\u{FFFD}";
    }
}
