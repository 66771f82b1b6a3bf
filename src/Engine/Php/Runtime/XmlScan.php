<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Format\Unbatchable;
use Kiln\Format\Xml\Parser\References;
use Kiln\Format\Xml\Syntax;

/**
 * What generated code asks for that takes data out of the text of a document without a parser, where its own expressions do not match.
 *
 * A document that was opened has characters of XML alone, no namespaces but a default one and that of `xsi:nil`, and line breaks as XML 1.0
 * has them parsed (section 2.11). Whatever is unusual, and whatever is wrong, ends the call with a {@see Mismatch}: then a parser reads
 * the document.
 *
 * Places are offsets in the text. An element is read from behind its start tag to before its end tag.
 *
 * @internal
 */
final class XmlScan
{
    /** The content of an element that has none: what is read as far as an end tag. */
    public const NONE = '</';

    /** Texts in which no reference and no CDATA section stands. */
    public const PLAIN = 0;

    /** Texts in which references may stand, and no CDATA section. */
    public const REFERENCES = 1;

    /** Texts in which both may stand, but no reference where an expression matches a whole text. */
    public const SECTIONS = 2;

    /**
     * What stands in printed expressions for a text and for the value of an attribute, each as a group and without one: in a document
     * without CDATA sections, and in one with them.
     */
    private const PLACEHOLDERS = [
        ['{text}' => '([^<]*+)', '{any text}' => '[^<]*+', '{value}' => '([^"<\t\n]*+)', '{any value}' => '[^"<\t\n]*+'],
        [
            '{text}' => '(?|<!\[CDATA\[([^\]]*+(?:\](?!\]>)[^\]]*+)*+)\]\]>|([^<&\]]*+(?:\](?!\]>)[^<&\]]*+)*+))',
            '{any text}' => '(?:<!\[CDATA\[[^\]]*+(?:\](?!\]>)[^\]]*+)*+\]\]>|[^<&\]]*+(?:\](?!\]>)[^<&\]]*+)*+)',
            '{value}' => '([^"<&\t\n]*+)',
            '{any value}' => '[^"<&\t\n]*+',
        ],
    ];

    /** Names, by bytes; longer ones are for a parser. */
    public const NAME = '[A-Za-z_][A-Za-z0-9_.\-]{0,200}+';

    /** What stands in a start tag behind the name, up to white space. */
    public const ATTRIBUTES = '(?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+';

    /** A start tag: its name, attributes, and the slash of one without an end tag; or the beginning of a comment. */
    public const TAG = '(?|<(' . self::NAME . ')(' . self::ATTRIBUTES . ')[ \t\n]*+(/?)>|<(!--)()())';

    /** Longer documents are for a parser: a single text of so many bytes is too long for libxml. */
    private const LENGTH = 10_000_000;

    /** Elements in each other of which nothing is read; more are for a parser. */
    public const DEPTH = 100;

    /** Elements in each other, those among them; libxml reads as many. */
    public const LEVELS = 256;

    private const ATTRIBUTE = '~([A-Za-z_][A-Za-z0-9_.:\-]*+)[ \t\n]*+=[ \t\n]*+(?|"([^"]*+)"|\'([^\']*+)\')~';

    /** A part of a text. */
    private const TEXT = '~\G(?|([^<&\]]++(?:\](?!\]>)[^<&\]]*+)*+|\](?!\]>))|(&(?:lt|gt|quot|apos|amp|#[0-9]{1,9}|#x[0-9A-Fa-f]{1,9});)()|(<!\[CDATA\[)([^\]]*+(?:\](?!\]>)[^\]]*+)*+)\]\]>|(<!--)()[^\-]*+(?:-[^\-]++)*+-->)~';

    /** Control characters besides U+0000, tab, line feed and carriage return. */
    private const CONTROLS = "\x01\x02\x03\x04\x05\x06\x07\x08\x0B\x0C\x0E\x0F\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B\x1C\x1D\x1E\x1F";

    private const DECLARATION = '~\A(?:\xEF\xBB\xBF)?+(?:<\?xml[ \t\n]++version[ \t\n]*+=[ \t\n]*+(?:"1\.0"|\'1\.0\')'
        . '(?:[ \t\n]++encoding[ \t\n]*+=[ \t\n]*+(?i:"UTF-8"|\'UTF-8\'))?+(?:[ \t\n]++standalone[ \t\n]*+=[ \t\n]*+(?:"(?:yes|no)"|\'(?:yes|no)\'))?+[ \t\n]*+\?>)?+~';

    /** The default namespace of the document. */
    private const NAMESPACE = '~(?:^|[ \t\n])xmlns[ \t\n]*+=[ \t\n]*+(?|"([^"&]*+)"|\'([^\'&]*+)\')~';

    private const NAMESPACE_OF_NIL = '~[ \t\n]xmlns:xsi[ \t\n]*+=[ \t\n]*+(["\'])http://www\.w3\.org/2001/XMLSchema-instance\1~';

    /**
     * Reads a document.
     *
     * @param \Closure(string, int, array<string, string>, int): mixed $read the content of the root, the second argument by reference; the
     *                                                                     last one is what texts there are, one of the constants
     * @param ?string $namespace the default one that the document must have; null where that does not matter, '' for none
     *
     * @throws Mismatch
     */
    public static function document(string $xml, \Closure $read, ?string $namespace = ''): mixed
    {
        [$xml, $at, $name, $slash, $attributes, $texts] = self::open($xml, $namespace);
        [$content, $start] = $slash === '/' ? [self::NONE, 0] : [$xml, $at];
        if (self::isNil($attributes)) {
            $data = null;
            self::skip($content, $start);
        } else {
            $data = $read($content, $start, $attributes, $texts);
        }
        self::close($xml, $slash === '/' ? $at : self::end($xml, $start, $name));

        return $data;
    }

    /**
     * Reads a document of which the root is a list, a few entries at a time.
     *
     * @param \Closure(string, int, array<string, string>, int): list<mixed> $batch as {@see document()} has it; no entries at the end
     *
     * @return \Generator<int, non-empty-list<mixed>> ends with an {@see Unbatchable} in the place of a {@see Mismatch}
     */
    public static function batches(string $xml, \Closure $batch): \Generator
    {
        try {
            [$xml, $at, $name, $slash, $attributes, $texts] = self::open($xml, '');
            if ($slash === '/' || self::isNil($attributes)) {
                throw new Unbatchable();
            }
            while (($items = $batch($xml, $at, $attributes, $texts)) !== []) {
                yield $items;
            }
            self::close($xml, self::end($xml, $at, $name));
        } catch (Mismatch $mismatch) {
            throw new Unbatchable($mismatch->getMessage(), previous: $mismatch);
        }
    }

    /**
     * @template K of array-key
     *
     * @param array<K, string> $patterns as printed
     * @param int              $texts    one of the constants
     *
     * @return array<K, string>
     */
    public static function patterns(array $patterns, int $texts): array
    {
        $placeholders = self::PLACEHOLDERS[$texts === self::SECTIONS ? 1 : 0];

        return \array_map(static fn(string $pattern): string => \strtr($pattern, $placeholders), $patterns);
    }

    /**
     * Puts what they stand for in the place of references.
     *
     * @throws Mismatch
     */
    public static function dereferenced(string $text): string
    {
        return References::replaced($text) ?? throw new Mismatch('a reference');
    }

    /**
     * Likewise in groups that an expression has found.
     *
     * @param array<int, ?string> $found
     * @param list<int>           $texts the groups that are texts
     *
     * @throws Mismatch
     *
     * @return array<int, ?string>
     */
    public static function withoutReferences(array $found, array $texts): array
    {
        foreach ($texts as $group) {
            if (isset($found[$group]) && \str_contains($found[$group], '&')) {
                $found[$group] = self::dereferenced($found[$group]);
            }
        }

        return $found;
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
        if (\preg_match('~\G[ \t\n]*+(?|(?=</)|' . self::TAG . ')~', $xml, $match, \PREG_UNMATCHED_AS_NULL, $at) !== 1) {
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
        $count = \preg_match_all(self::ATTRIBUTE, $raw, $match);
        $attributes = [];
        foreach ($match[1] as $number => $name) {
            $value = \strtr($match[2][$number], "\t\n", '  ');
            if (\str_contains($value, '&')) {
                $value = self::dereferenced($value);
            }
            if ($name === 'xmlns' || (\str_contains($name, ':') && $name !== 'xsi:nil')) {
                throw new Mismatch('a namespace');
            }
            $attributes[$name] = $value;
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
     * The same where white space around the value means nothing, and where an element cannot say anything else.
     *
     * @param array<string, string> $attributes
     *
     * @throws Mismatch
     */
    public static function isNull(array $attributes): bool
    {
        return match ($attributes['xsi:nil'] ?? 'false') {
            'true', '1' => true,
            'false', '0' => false,
            default => throw new Mismatch('null'),
        };
    }

    /**
     * The text of an element in which no element stands.
     *
     * @throws Mismatch
     */
    public static function text(string $xml, int &$at): string
    {
        $text = '';
        while (\substr_compare($xml, '</', $at, 2) !== 0) {
            if (\preg_match(self::TEXT, $xml, $match, 0, $at) !== 1) {
                throw new Mismatch('a text');
            }
            $at += \strlen($match[0]);
            $text .= match (true) {
                $match[1] === '<!--' => '',
                $match[1] === '<![CDATA[' => $match[2] ?? '',
                $match[1][0] === '&' => self::dereferenced($match[1]),
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
            while (\preg_match(self::TEXT, $xml, $match, 0, $at) === 1) {
                if ($match[1][0] === '&') {
                    self::dereferenced($match[1]);
                }
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
        if (\preg_match('~\G[^\-]*+(?:-[^\-]++)*+-->~', $xml, $match, 0, $at) !== 1) {
            throw new Mismatch('a comment');
        }
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
        if (\substr_compare($xml, $end, $at, $length) === 0) {
            return $at + $length;
        }

        return \preg_match('~\G</' . \preg_quote($name, '~') . '[ \t\n]++>~', $xml, $match, 0, $at) === 1 ? $at + \strlen($match[0]) : throw new Mismatch($end);
    }

    /**
     * Begins a document, and moves behind the start tag of the root.
     *
     * @throws Mismatch
     *
     * @return array{string, int, string, string, array<string, string>, int} the text, the place, name, slash and attributes of the root, and
     *                                                                        what texts there are
     */
    private static function open(string $xml, ?string $namespace): array
    {
        // jms/serializer refuses the former wherever it stands.
        if (\strlen($xml) >= self::LENGTH || \preg_match('~<!d~i', $xml) === 1 || !self::areCharacters($xml)) {
            throw new Mismatch('a document');
        }
        if (\str_contains($xml, "\r")) {
            $xml = \str_replace(["\r\n", "\r"], "\n", $xml);
        }
        \preg_match(self::DECLARATION, $xml, $match);
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
        $raw = (string) \preg_replace(self::NAMESPACE_OF_NIL, '', $raw, 1, $count);
        if ($count === 0 && \str_contains($xml, 'xsi:')) {
            throw new Mismatch('a namespace');
        }
        if ($namespace !== '' && \preg_match(self::NAMESPACE, $raw, $match) === 1 && ($namespace === null || $match[1] === $namespace) && self::isNamespace($match[1])) {
            $raw = (string) \preg_replace(self::NAMESPACE, '', $raw, 1);
        } elseif ($namespace !== '' && $namespace !== null) {
            throw new Mismatch('a namespace');
        }

        return [$xml, $at, $name, $slash, self::attributes($raw), match (true) {
            \str_contains($xml, ']]>') => self::SECTIONS,
            \str_contains($xml, '&') => self::REFERENCES,
            default => self::PLAIN,
        }];
    }

    /**
     * Whether a text has only what {@see Syntax::NO_CHAR} lets through, in half the time.
     */
    private static function areCharacters(string $text): bool
    {
        // Where there is nothing to translate, PHP gives back the same text without a copy.
        return \strtr($text, self::CONTROLS, "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0") === $text && !\str_contains($text, "\0") && \preg_match('//u', $text) === 1
            && !\str_contains($text, "\u{FFFE}") && !\str_contains($text, "\u{FFFF}");
    }

    /**
     * Whether a namespace may be the default one; which ones may not be, a parser says.
     */
    private static function isNamespace(string $uri): bool
    {
        return $uri !== '' && !\str_contains($uri, "\n") && !\str_contains($uri, "\t") && !\str_starts_with($uri, 'http://www.w3.org/2000/xmlns') && $uri !== Syntax::XML;
    }

    /**
     * @param int $at behind the root
     *
     * @throws Mismatch where something else follows than comments
     */
    private static function close(string $xml, int $at): void
    {
        $at += \strspn($xml, " \t\n", $at);
        while (isset($xml[$at])) {
            if (\substr_compare($xml, '<!--', $at, 4) !== 0) {
                throw new Mismatch('more than a root');
            }
            $at += 4;
            self::comment($xml, $at);
            $at += \strspn($xml, " \t\n", $at);
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
}
