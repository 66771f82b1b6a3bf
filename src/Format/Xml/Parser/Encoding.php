<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;
use Kiln\Format\Xml\Syntax;

/**
 * Which encoding a document has, and its text in UTF-8.
 *
 * A byte order mark, or else the first bytes, tell the family; the declaration says what it is then (XML 1.0, appendix F). Where
 * they contradict each other, the document is refused (section 4.3.3).
 *
 * @internal
 */
final class Encoding
{
    private const UTF_8_MARK = "\xEF\xBB\xBF";

    /** The name that a declaration gives, as far as it can be told before the declaration is read. */
    private const NAME = '~\A<\?xml[ \t\r\n]+[^>]*?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][\w.\-]*)"|\'([A-Za-z][\w.\-]*)\')~';

    /** Bytes in which the name is looked for. */
    private const BEGINNING = 1024;

    /**
     * @throws SyntaxException
     */
    public static function decode(string $document): Source
    {
        $source = match (true) {
            \str_starts_with($document, self::UTF_8_MARK) => self::utf8($document, 3),
            \str_starts_with($document, "\x00\x00\xFE\xFF"), \str_starts_with($document, "\xFF\xFE\x00\x00"),
            \str_starts_with($document, "\x00\x00\x00<"), \str_starts_with($document, "<\x00\x00\x00") => self::refuse($document, 'UTF-32'),
            \str_starts_with($document, "\xFE\xFF") => self::utf16($document, 'UTF-16BE', 2),
            \str_starts_with($document, "\xFF\xFE") => self::utf16($document, 'UTF-16LE', 2),
            \str_starts_with($document, "\x00<") => self::utf16($document, 'UTF-16BE', 0),
            \str_starts_with($document, "<\x00") => self::utf16($document, 'UTF-16LE', 0),
            default => self::declared($document),
        };
        $found = \preg_match(Syntax::NO_CHAR, $source->text, $match, \PREG_OFFSET_CAPTURE);
        if ($found === false) {
            $invalid = Utf8::firstInvalidOffset($source->text) ?? 0;
            $source->fail(Utf8::describeInvalidByte($source->text[$invalid]), $invalid, SyntaxError::INVALID_UTF8);
        }
        if ($found === 1) {
            $source->fail(\sprintf('character U+%04X, which no document may have', Utf8::codePoint($match[0][0])), $match[0][1]);
        }

        return $source;
    }

    /**
     * The bytes of a text in another encoding.
     */
    public static function encode(string $text, string $encoding): string
    {
        return match (true) {
            $encoding === 'ISO-8859-1' => (string) \preg_replace_callback(
                '/[\xC2\xC3][\x80-\xBF]/',
                static fn(array $match): string => \chr((\ord($match[0][0]) << 6 | \ord($match[0][1]) & 0x3F) & 0xFF),
                $text,
            ),
            \function_exists('iconv') => (string) @\iconv('UTF-8', $encoding, $text),
            default => \mb_convert_encoding($text, $encoding, 'UTF-8'),
        };
    }

    /**
     * @throws SyntaxException
     */
    private static function utf8(string $document, int $start): Source
    {
        $source = new Source($document, $start);
        $name = self::name(\substr($document, $start, self::BEGINNING));
        if ($name !== null && \strtoupper($name) !== 'UTF-8') {
            $source->fail("the encoding is declared as {$name}, but the byte order mark is that of UTF-8", 0);
        }

        return $source;
    }

    /**
     * @param int $mark bytes of the byte order mark
     *
     * @throws SyntaxException
     */
    private static function utf16(string $document, string $encoding, int $mark): Source
    {
        $text = self::convert(\substr($document, $mark), $encoding);
        if ($text === null) {
            self::refuseBytes($document, $encoding, $mark);
        }
        $source = new Source($text, 0, $encoding, $mark);
        $name = self::name(\substr($text, 0, self::BEGINNING));
        $declared = $name === null ? null : \strtoupper($name);
        if ($declared !== $encoding && ($mark === 0 || ($declared !== null && $declared !== 'UTF-16'))) {
            $source->fail($name === null
                ? "the encoding looks like {$encoding}, but there is no byte order mark and no declaration that says so"
                : "the encoding is declared as {$name}, but the first bytes are those of {$encoding}" . ($declared === 'UTF-16' ? ' without a byte order mark' : ''), 0);
        }

        return $source;
    }

    /**
     * Neither a byte order mark nor UTF-16: what the declaration says, and without one UTF-8.
     *
     * @throws SyntaxException
     */
    private static function declared(string $document): Source
    {
        $name = self::name(\substr($document, 0, self::BEGINNING));
        $encoding = \strtoupper($name ?? 'UTF-8');
        if ($encoding === 'UTF-8' || $encoding === 'UTF8') {
            return new Source($document);
        }
        if ($encoding === 'US-ASCII' || $encoding === 'ASCII') {
            $source = new Source($document);
            if (\preg_match('/[\x80-\xFF]/', $document, $found, \PREG_OFFSET_CAPTURE) === 1) {
                $source->fail(\sprintf('byte 0x%02X in a document whose encoding is declared as %s', \ord($found[0][0]), $name), $found[0][1]);
            }

            return $source;
        }
        if ($encoding === 'ISO-8859-1' || $encoding === 'ISO_8859-1' || $encoding === 'LATIN1') {
            return new Source((string) \preg_replace_callback(
                '/[\x80-\xFF]/',
                static fn(array $match): string => \chr(0xC0 | \ord($match[0]) >> 6) . \chr(0x80 | \ord($match[0]) & 0x3F),
                $document,
            ), 0, 'ISO-8859-1');
        }
        if (\preg_match('/\A(?:UTF|UCS|UNICODE|ISO-10646|CSUCS|CSUNICODE)/', $encoding) === 1) {
            self::refuseUnknown($document, $encoding);
            (new Source($document))->fail("the encoding is declared as {$name}, but the first bytes are those of another one", 0);
        }
        $text = self::convert($document, $encoding);
        if ($text === null) {
            self::refuseBytes($document, $encoding, 0);
        }
        if (self::name(\substr($text, 0, self::BEGINNING)) !== $name) {
            (new Source($document))->fail("the encoding is declared as {$name}, but the first bytes are those of another one", 0);
        }

        return new Source($text, 0, $encoding);
    }

    private static function name(string $beginning): ?string
    {
        return \preg_match(self::NAME, $beginning, $match) === 1 ? $match[2] ?? $match[1] : null;
    }

    /**
     * @return ?string null for bytes that are not of the encoding, and for an encoding that is not known
     */
    private static function convert(string $bytes, string $encoding): ?string
    {
        if (\function_exists('iconv')) {
            $text = @\iconv($encoding, 'UTF-8', $bytes);

            return $text === false ? null : $text;
        }
        if (!\function_exists('mb_convert_encoding')) {
            return null;
        }
        try {
            return \mb_check_encoding($bytes, $encoding) ? (string) \mb_convert_encoding($bytes, 'UTF-8', $encoding) : null;
        } catch (\ValueError) {
            return null;
        }
    }

    /**
     * @param int $from bytes of a byte order mark
     *
     * @throws SyntaxException
     */
    private static function refuseBytes(string $document, string $encoding, int $from): never
    {
        self::refuseUnknown($document, $encoding);
        // The longest beginning that can be converted, halving what is not known each time.
        $good = $from;
        $bad = \strlen($document);
        while ($bad - $good > 1) {
            $middle = $good + \intdiv($bad - $good, 2);
            if (self::convert(\substr($document, $from, $middle - $from), $encoding) !== null) {
                $good = $middle;
            } else {
                $bad = $middle;
            }
        }

        throw new SyntaxException(SyntaxError::atByte($document, $good, SyntaxError::SYNTAX, "bytes that are no {$encoding}"));
    }

    /**
     * @throws SyntaxException
     */
    private static function refuseUnknown(string $document, string $encoding): void
    {
        if (self::convert('', $encoding) === null) {
            self::refuse($document, $encoding);
        }
    }

    /**
     * @throws SyntaxException
     */
    private static function refuse(string $document, string $encoding): never
    {
        throw new SyntaxException(SyntaxError::atByte($document, 0, SyntaxError::SYNTAX, "the encoding {$encoding} is not known here"));
    }
}
