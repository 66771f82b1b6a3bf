<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Unbatchable;

/**
 * What generated code asks for that takes data out of the text of a document, where its own expressions do not match.
 *
 * A document that was opened has no namespaces but that of `xsi:nil`, and line breaks as XML 1.0 has them parsed (section 2.11). Whatever
 * is unusual, and whatever is wrong, ends the call with a {@see Mismatch}: then libxml parses the document, as for jms/serializer.
 *
 * Places are offsets in the text. An element is read from behind its start tag to before its end tag.
 *
 * @internal
 */
final class Elements
{
    /** The content of an element that has none: what is read as far as an end tag. */
    public const NONE = '</';

    /** Names, by bytes; longer ones are for libxml, which refuses them from 50,000 on. */
    public const NAME = '[A-Za-z_][A-Za-z0-9_.\-]{0,200}+';

    /** Bytes that are no characters of XML, and the carriage return, which line breaks do not have any more. */
    public const NO_CHARS = '\x00-\x08\x0B-\x1F';

    /** A character beyond ASCII in UTF-8 (RFC 3629, section 4), but for U+FFFE and U+FFFF, which no document may have. */
    public const BEYOND_ASCII = '[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]'
        . '|\xEF(?:[\x80-\xBE][\x80-\xBF]|\xBF[\x80-\xBD])|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}';

    /** What stands in a start tag behind the name, up to white space. */
    public const ATTRIBUTES = '(?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+';

    /** A start tag: its name, attributes, and the slash of one without an end tag; or the beginning of a comment. */
    public const TAG = '(?|<(' . self::NAME . ')(' . self::ATTRIBUTES . ')[ \t\n]*+(/?)>|<(!--)()())';

    /** Longer documents are for libxml: a single text of so many bytes is too long for it. */
    private const LENGTH = 10_000_000;

    /** Of elements that nothing is read from: more of them are for libxml, which counts to 256. */
    private const DEPTH = 100;

    private const ATTRIBUTE = '~([A-Za-z_][A-Za-z0-9_.:\-]*+)[ \t\n]*+=[ \t\n]*+(?|"([^"]*+)"|\'([^\']*+)\')~';

    /** A part of a text. */
    private const TEXT = '~\G(?|([^<&\]]++(?:\](?!\]>)[^<&\]]*+)*+|\](?!\]>))|(&)(lt|gt|quot|apos|amp);|(<!\[CDATA\[)([^\]]*+(?:\](?!\]>)[^\]]*+)*+)\]\]>|(<!--)()[^\-]*+(?:-[^\-]++)*+-->)~';

    private const ENTITIES = ['lt' => '<', 'gt' => '>', 'quot' => '"', 'apos' => "'", 'amp' => '&'];

    private const DECLARATION = '~\A(?:\xEF\xBB\xBF)?+(?:<\?xml[ \t\n]++version[ \t\n]*+=[ \t\n]*+(?:"1\.0"|\'1\.0\')'
        . '(?:[ \t\n]++encoding[ \t\n]*+=[ \t\n]*+(?i:"UTF-8"|\'UTF-8\'))?+(?:[ \t\n]++standalone[ \t\n]*+=[ \t\n]*+(?:"(?:yes|no)"|\'(?:yes|no)\'))?+[ \t\n]*+\?>)?+~';

    private const NAMESPACE_OF_NIL = '~[ \t\n]xmlns:xsi[ \t\n]*+=[ \t\n]*+(["\'])http://www\.w3\.org/2001/XMLSchema-instance\1~';

    /**
     * Reads a document.
     *
     * @param \Closure(string, int, array<string, string>): mixed $read the content of the root, the second argument by reference
     *
     * @throws Mismatch
     */
    public static function document(string $xml, \Closure $read): mixed
    {
        [$xml, $at, $name, $slash, $attributes] = self::open($xml);
        [$content, $start] = $slash === '/' ? [self::NONE, 0] : [$xml, $at];
        if (self::isNil($attributes)) {
            $data = null;
            self::skip($content, $start);
        } else {
            $data = $read($content, $start, $attributes);
        }
        self::close($xml, $slash === '/' ? $at : self::end($xml, $start, $name));

        return $data;
    }

    /**
     * Reads a document of which the root is a list, a few entries at a time.
     *
     * @param \Closure(string, int, array<string, string>): list<mixed> $batch as {@see document()} has it; no entries at the end
     *
     * @return \Generator<int, non-empty-list<mixed>> ends with an {@see Unbatchable} in the place of a {@see Mismatch}
     */
    public static function batches(string $xml, \Closure $batch): \Generator
    {
        try {
            [$xml, $at, $name, $slash, $attributes] = self::open($xml);
            if ($slash === '/' || self::isNil($attributes)) {
                throw new Unbatchable();
            }
            while (($items = $batch($xml, $at, $attributes)) !== []) {
                yield $items;
            }
            self::close($xml, self::end($xml, $at, $name));
        } catch (Mismatch $mismatch) {
            throw new Unbatchable($mismatch->getMessage(), previous: $mismatch);
        }
    }

    /**
     * Moves over the next start tag, or the beginning of a comment.
     *
     * @throws Mismatch
     *
     * @return array{?string, string, string} see {@see TAG}; null before an end tag
     */
    public static function tag(string $xml, int &$at): array
    {
        if (preg_match('~\G[ \t\n]*+(?|(?=</)|' . self::TAG . ')~', $xml, $match, PREG_UNMATCHED_AS_NULL, $at) !== 1) {
            throw new Mismatch('a tag');
        }
        $at += \strlen((string) $match[0]);

        return [$match[1], (string) $match[2], (string) $match[3]];
    }

    /**
     * @param string $raw that {@see ATTRIBUTES} has found
     *
     * @throws Mismatch
     *
     * @return array<string, string> by name
     */
    public static function attributes(string $raw): array
    {
        if ($raw === '') {
            return [];
        }
        self::check($raw);
        $count = preg_match_all(self::ATTRIBUTE, $raw, $match);
        $attributes = [];
        foreach ($match[1] as $number => $name) {
            $value = strtr($match[2][$number], "\t\n", '  ');
            if (str_contains($value, '&')) {
                $value = preg_replace_callback('~&(?:(lt|gt|quot|apos|amp);)?+~', static fn(array $match): string => self::ENTITIES[$match[1] ?? ''] ?? throw new Mismatch('a reference'), $value);
            }
            if ($name === 'xmlns' || (str_contains($name, ':') && $name !== 'xsi:nil')) {
                throw new Mismatch('a namespace');
            }
            $attributes[$name] = (string) $value;
        }

        return \count($attributes) === $count ? $attributes : throw new Mismatch('an attribute that stands twice');
    }

    /**
     * @param array<string, string> $attributes
     */
    public static function isNil(array $attributes): bool
    {
        return isset($attributes['xsi:nil']) && ($attributes['xsi:nil'] === 'true' || $attributes['xsi:nil'] === '1');
    }

    /**
     * The text of an element in which no element stands.
     *
     * @throws Mismatch
     */
    public static function text(string $xml, int &$at): string
    {
        $text = '';
        while (substr_compare($xml, '</', $at, 2) !== 0) {
            if (preg_match(self::TEXT, $xml, $match, 0, $at) !== 1) {
                throw new Mismatch('a text');
            }
            self::check($match[0]);
            $at += \strlen($match[0]);
            $text .= match ($match[1]) {
                '<!--' => '',
                '<![CDATA[' => $match[2] ?? '',
                '&' => self::ENTITIES[$match[2] ?? ''],
                default => $match[1],
            };
        }

        return $text;
    }

    /**
     * The text of the first element of a name; the place stays the same.
     *
     * @throws Mismatch
     */
    public static function member(string $xml, int $at, string $name): string
    {
        return self::find($xml, $at, $name) ?? throw new Mismatch($name);
    }

    /**
     * Whether there is an element of a name; the place stays the same.
     *
     * @throws Mismatch
     */
    public static function has(string $xml, int $at, string $name): bool
    {
        return self::find($xml, $at, $name) !== null;
    }

    /**
     * Moves over the content of an element that nothing is read from.
     *
     * @param int $levels of elements that may be in it
     *
     * @throws Mismatch
     */
    public static function skip(string $xml, int &$at, int $levels = self::DEPTH): void
    {
        while (true) {
            while (preg_match(self::TEXT, $xml, $match, 0, $at) === 1) {
                self::check($match[0]);
                $at += \strlen($match[0]);
            }
            [$tag, $raw, $slash] = self::tag($xml, $at);
            if ($tag === null) {
                return;
            }
            self::attributes($raw);
            if ($slash !== '/') {
                self::skip($xml, $at, $levels > 0 ? $levels - 1 : throw new Mismatch('many levels'));
                $at = self::end($xml, $at, $tag);
            }
        }
    }

    /**
     * Moves behind a comment that has begun.
     *
     * @throws Mismatch
     */
    public static function comment(string $xml, int &$at): void
    {
        if (preg_match('~\G[^\-]*+(?:-[^\-]++)*+-->~', $xml, $match, 0, $at) !== 1) {
            throw new Mismatch('a comment');
        }
        self::check($match[0]);
        $at += \strlen($match[0]);
    }

    /**
     * @throws Mismatch where the end tag of an element is not
     *
     * @return int the place behind it
     */
    public static function end(string $xml, int $at, string $name): int
    {
        $end = "</{$name}>";
        $length = \strlen($end);
        if (substr_compare($xml, $end, $at, $length) === 0) {
            return $at + $length;
        }

        return preg_match("~\\G</{$name}[ \\t\\n]++>~", $xml, $match, 0, $at) === 1 ? $at + \strlen($match[0]) : throw new Mismatch($end);
    }

    /**
     * Begins a document, and moves behind the start tag of the root.
     *
     * @throws Mismatch
     *
     * @return array{string, int, string, string, array<string, string>} the text, the place, and name, slash and attributes of the root
     */
    private static function open(string $xml): array
    {
        // jms/serializer refuses the former wherever it stands.
        if (\strlen($xml) >= self::LENGTH || preg_match('~<!d~i', $xml) === 1) {
            throw new Mismatch('a document');
        }
        if (str_contains($xml, "\r")) {
            $xml = str_replace(["\r\n", "\r"], "\n", $xml);
        }
        preg_match(self::DECLARATION, $xml, $match);
        $at = \strlen($match[0] ?? '');
        do {
            [$name, $raw, $slash] = self::tag($xml, $at);
            if ($name === null) {
                throw new Mismatch('no element');
            }
            if ($name === '!--') {
                self::comment($xml, $at);
            }
        } while ($name === '!--');
        $raw = (string) preg_replace(self::NAMESPACE_OF_NIL, '', $raw, 1, $count);
        if ($count === 0 && str_contains($xml, 'xsi:')) {
            throw new Mismatch('a namespace');
        }

        return [$xml, $at, $name, $slash, self::attributes($raw)];
    }

    /**
     * @param int $at behind the root
     *
     * @throws Mismatch where something else follows than comments
     */
    private static function close(string $xml, int $at): void
    {
        $at += strspn($xml, " \t\n", $at);
        while (isset($xml[$at])) {
            if (substr_compare($xml, '<!--', $at, 4) !== 0) {
                throw new Mismatch('more than a root');
            }
            $at += 4;
            self::comment($xml, $at);
            $at += strspn($xml, " \t\n", $at);
        }
    }

    /**
     * @throws Mismatch
     */
    private static function find(string $xml, int $at, string $name): ?string
    {
        while (true) {
            [$tag, , $slash] = self::tag($xml, $at);
            if ($tag === null) {
                return null;
            }
            if ($tag === '!--') {
                self::comment($xml, $at);
            } elseif ($tag === $name) {
                return $slash === '/' ? '' : self::text($xml, $at);
            } elseif ($slash !== '/') {
                self::skip($xml, $at);
                $at = self::end($xml, $at, $tag);
            }
        }
    }

    /**
     * Refuses what has other characters than a document may have.
     *
     * @throws Mismatch
     */
    private static function check(string $text): void
    {
        if (preg_match('~[\x00-\x08\x0B-\x1F\x{FFFE}\x{FFFF}]~u', $text) !== 0) {
            throw new Mismatch('a character');
        }
    }
}
