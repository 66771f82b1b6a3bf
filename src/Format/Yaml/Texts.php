<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Utf8;

/**
 * Writes texts so that every reader takes them for what they are: plain where neither YAML 1.2 nor 1.1 sees anything else in them,
 * else in quotes or as a block.
 *
 * @internal
 */
final readonly class Texts
{
    /** What YAML 1.1 or 1.2 takes for null or a bool (https://yaml.org/type/bool.html), in any case; "ſ" is no "s". */
    private const WORDS = '(?!(?i:null|true|fal(?-i:[sS])e|ye(?-i:[sS])|no|on|off|y|n)$)';

    private const SAFE_ASCII = '!$%&()*+,\-.\/0-9;=?@A-Z^_a-z~"\'';

    /** What means nothing else inside of a plain scalar, nor a line break of YAML 1.1, and is seen. */
    private const SAFE = '[' . self::SAFE_ASCII . '\x{A1}-\x{2027}\x{202A}-\x{FEFE}\x{FF00}-\x{FFFD}\x{10000}-\x{10FFFF}]';

    /**
     * A text that stands as it is: it begins with what is no indicator, and has spaces and colons only before other characters. Where
     * it begins with a digit, some letter says that it is no number, date or time.
     */
    public const PLAIN = '/^' . self::PLAIN_REST;

    private const PLAIN_REST = self::WORDS . '(?:[A-Za-z_\/($\x{A1}-\x{2027}\x{202A}-\x{FEFE}\x{FF00}-\x{FFFD}\x{10000}-\x{10FFFF}]|[0-9](?=[^\n]*[g-np-su-wyG-NP-SU-WY]))(?:' . self::SAFE . '++|[: ](?=' . self::SAFE . '))*+$/Du';

    /**
     * Texts with a zero byte between them, of which each stands as it is. Whether there is such a byte in one of them has to be looked
     * at afterwards. Bytes take PCRE less time than its own UTF-8, of which PHP remembers nothing where the text is new.
     */
    public const PLAIN_TOGETHER = '/\A(?:(?:[A-EGHI-MP-SU-XZa-eghi-mp-su-xz_\/($]|(?!(?i:null|true|false|yes|no|on|off|y|n)(?:\0|\z))[FfNnOoTtYy]|[0-9](?=[^g-np-su-wyG-NP-SU-WY\0]*+[^\0])|' . self::BEYOND_ASCII . ')'
        . '(?:[: ]?+(?:[' . self::SAFE_ASCII . ']++|' . self::BEYOND_ASCII . '))*+(?:\0(?!\z)|\z))++\z/';

    private const BEYOND_ASCII = '\xC2[\xA1-\xBF]|[\xC3-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|\xE2(?:\x80[\x80-\xA7\xAA-\xBF]|[\x81-\xBF][\x80-\xBF])'
        . '|[\xE1\xE3-\xEC\xEE][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xEF(?:[\x80-\xBA\xBC-\xBE][\x80-\xBF]|\xBB[\x80-\xBE]|\xBF[\x80-\xBD])'
        . '|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}';

    /** The same without a space. */
    public const PLAIN_WORD = '/^(?!.* )' . self::PLAIN_REST;

    private const PLAIN_IN_FLOW = '/^' . self::WORDS . '[A-Za-z_\/](?:[\w.\/\-@]++| (?=[\w.\/\-@]))*+$/D';

    /** What single quotes need no other look at. */
    private const SINGLE = '/^[\x20-\x26\x28-\x7E]*+$/D';

    /** What cannot stand as it is, or would be a line break of YAML 1.1, or not seen. Bytes as they are in UTF-8. */
    private const SPECIAL = '/[\x00-\x08\x0B-\x1F\x7F]|\xC2[\x80-\xA0]|\xE2\x80[\xA8\xA9]|\xEF\xBB\xBF|\xEF\xBF[\xBE\xBF]/';

    private const JSON = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_THROW_ON_ERROR;

    /**
     * @param self::PLAIN|self::PLAIN_WORD $plain what stands as it is
     */
    public static function onOneLine(string $text, string $plain): string
    {
        return \preg_match($plain, $text) === 1 ? $text : self::quoted($text);
    }

    /**
     * @param self::PLAIN|self::PLAIN_WORD $plain what stands as it is outside of brackets
     */
    public static function inFlow(string $text, string $plain): string
    {
        return \preg_match(self::PLAIN_IN_FLOW, $text) === 1 && \preg_match($plain, $text) === 1 ? $text : self::quoted($text);
    }

    /**
     * Whether every reader takes the lines of a text for the same lines: none has only blanks or characters to be escaped, and the
     * first one does not begin with a blank.
     */
    public static function canBeBlock(string $text): bool
    {
        return \preg_match('/^[^ \t\n]/', $text) === 1
            && \preg_match('/^[ \t]++$/Dm', $text) === 0
            && \preg_match('//u', $text) === 1
            && \preg_match(self::SPECIAL, $text) === 0;
    }

    /**
     * @param string $indent of its lines
     */
    public static function block(string $text, string $indent): string
    {
        $lines = \rtrim($text, "\n");
        $breaks = \strlen($text) - \strlen($lines);
        $header = match ($breaks) {
            0 => '|-',
            1 => '|',
            default => '|+',
        };

        return "{$header}\n" . \preg_replace('/^(?=[^\n])/m', $indent, $lines) . \str_repeat("\n", \max(0, $breaks - 1));
    }

    public static function quoted(string $text): string
    {
        if (\preg_match(self::SINGLE, $text) === 1) {
            return "'{$text}'";
        }
        if (\preg_match('//u', $text) !== 1) {
            return '!!binary "' . \base64_encode($text) . '"';
        }
        if (\preg_match('/[\n\t]/', $text) === 0 && \preg_match(self::SPECIAL, $text) === 0) {
            return "'" . \str_replace("'", "''", $text) . "'";
        }

        // Strings of JSON are strings of YAML; what JSON leaves as it is, YAML may not.
        return (string) \preg_replace_callback(self::SPECIAL, static fn(array $match): string => \sprintf('\u%04x', Utf8::codePoint($match[0])), \json_encode($text, self::JSON));
    }
}
