<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * Writes texts so that every reader takes them for what they are: plain where neither YAML 1.2 nor 1.1 sees anything else in them,
 * else in quotes or as a block.
 *
 * @internal
 */
final readonly class Texts
{
    /** What YAML 1.1 or 1.2 takes for null or a bool (https://yaml.org/type/bool.html). */
    private const WORDS = '(?!(?:null|true|false|yes|no|on|off|y|n)$)';

    /** What is surely a text between spaces and colons: no indicators but in places where they mean nothing. */
    private const SAFE = '[!$%&()*+,\-.\/0-9;=?@A-Z^_a-z~"\'\x80-\xFF]';

    private const PLAIN = '/^' . self::WORDS . '[A-Za-z_\/($\x80-\xFF](?:' . self::SAFE . '++|[: ](?=' . self::SAFE . '))*+$/Di';

    /** The same for texts that begin with a digit or a sign: some letter says that it is no number, date or time. */
    private const NUMBERED = '/^[0-9](?=[^\n]*[g-np-su-wyG-NP-SU-WY])(?:' . self::SAFE . '++|[: ](?=' . self::SAFE . '))*+$/D';

    private const PLAIN_IN_FLOW = '/^' . self::WORDS . '[A-Za-z_\/](?:[\w.\/\-@]++| (?=[\w.\/\-@]))*+$/Di';

    /** What cannot stand as it is, or would be a line break of YAML 1.1, or not seen. Bytes as they are in UTF-8. */
    private const SPECIAL = '/[\x00-\x08\x0B-\x1F\x7F]|\xC2[\x80-\xA0]|\xE2\x80[\xA8\xA9]|\xEF\xBB\xBF|\xEF\xBF[\xBE\xBF]/';

    private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;

    public function onOneLine(string $text): string
    {
        return preg_match(self::PLAIN, $text) === 1 || preg_match(self::NUMBERED, $text) === 1 ? $this->plain($text) : $this->quoted($text);
    }

    public function inFlow(string $text): string
    {
        return preg_match(self::PLAIN_IN_FLOW, $text) === 1 ? $text : $this->quoted($text);
    }

    /**
     * Whether every reader takes the lines of a text for the same lines: none has only blanks or characters to be escaped, and the
     * first one does not begin with a blank.
     */
    public static function canBeBlock(string $text): bool
    {
        return preg_match('/^[^ \t\n]/', $text) === 1
            && preg_match('/^[ \t]++$/Dm', $text) === 0
            && preg_match('//u', $text) === 1
            && preg_match(self::SPECIAL, $text) === 0;
    }

    /**
     * @param string $indent of its lines
     */
    public static function block(string $text, string $indent): string
    {
        $lines = rtrim($text, "\n");
        $breaks = \strlen($text) - \strlen($lines);
        $header = match ($breaks) {
            0 => '|-',
            1 => '|',
            default => '|+',
        };

        return "{$header}\n" . preg_replace('/^(?=[^\n])/m', $indent, $lines) . str_repeat("\n", max(0, $breaks - 1));
    }

    private function plain(string $text): string
    {
        return preg_match('/[\x80-\xFF]/', $text) === 0 || (preg_match('//u', $text) === 1 && preg_match(self::SPECIAL, $text) === 0) ? $text : $this->quoted($text);
    }

    private function quoted(string $text): string
    {
        if (preg_match('//u', $text) !== 1) {
            return '!!binary "' . base64_encode($text) . '"';
        }
        if (preg_match('/[\n\t]/', $text) === 0 && preg_match(self::SPECIAL, $text) === 0) {
            return "'" . str_replace("'", "''", $text) . "'";
        }

        // Strings of JSON are strings of YAML; what JSON leaves as it is, YAML may not.
        return (string) preg_replace_callback(self::SPECIAL, static fn(array $match): string => \sprintf('\u%04x', self::code($match[0])), json_encode($text, self::JSON));
    }

    private static function code(string $character): int
    {
        return match (\strlen($character)) {
            1 => \ord($character),
            2 => (\ord($character[0]) & 0x1F) << 6 | \ord($character[1]) & 0x3F,
            default => (\ord($character[0]) & 0x0F) << 12 | (\ord($character[1]) & 0x3F) << 6 | \ord($character[2]) & 0x3F,
        };
    }
}
