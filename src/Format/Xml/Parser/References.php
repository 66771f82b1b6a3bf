<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * Texts and values of attributes, with what references stand in the place of.
 *
 * @internal
 */
final class References
{
    /** The ampersand comes last, so that nothing is replaced twice. */
    private const ENTITIES = ['&lt;' => '<', '&gt;' => '>', '&quot;' => '"', '&apos;' => "'", '&amp;' => '&'];

    /** Character references, as section 4.1 of XML 1.0 has them, and names of entities. */
    private const REFERENCE = '~&(?:#(?:x(?=[0-9A-Fa-f])0*+([0-9A-Fa-f]*+)|(?=[0-9])0*+([0-9]*+))|lt|gt|amp|quot|apos);~';

    /** The last character, U+10FFFF, has as many in decimal notation. */
    private const DIGITS = 7;

    public function __construct(private readonly Source $source) {}

    /**
     * @param string $raw what stands between tags
     *
     * @return ?string null for what {@see refuseText()} says
     */
    public function text(string $raw): ?string
    {
        if (\str_contains($raw, ']]>')) {
            return null;
        }
        if (\str_contains($raw, "\r")) {
            $raw = self::lines($raw);
        }

        return \str_contains($raw, '&') ? self::replaced($raw) : $raw;
    }

    /**
     * @param string $raw what stands between quotes
     *
     * @return ?string null for what {@see refuse()} says
     */
    public function value(string $raw): ?string
    {
        // Section 3.3.3: a line end is one space.
        $raw = \strtr($raw, ["\r\n" => ' ', "\n" => ' ', "\t" => ' ', "\r" => ' ']);

        return \str_contains($raw, '&') ? self::replaced($raw) : $raw;
    }

    /**
     * Says what is wrong with a text.
     *
     * @param int $at where it begins
     *
     * @throws SyntaxException
     */
    public function refuseText(int $at): never
    {
        $text = $this->source->text;
        $section = \strpos($text, ']]>', $at);
        if ($section !== false && $section < $at + \strcspn($text, '<', $at)) {
            $this->source->fail('unexpected "]]>": no CDATA section is open; in a text it is written as "]]&gt;"', $section);
        }
        $this->refuse($at);
    }

    /**
     * With line ends as section 2.11 of XML 1.0 has them.
     */
    public static function lines(string $raw): string
    {
        return \strtr($raw, ["\r\n" => "\n", "\r" => "\n"]);
    }

    /**
     * Says which reference is wrong: the first one from here on.
     *
     * @throws SyntaxException
     */
    public function refuse(int $at): never
    {
        $text = $this->source->text;
        while (($at = \strpos($text, '&', $at)) !== false) {
            if (\preg_match(self::REFERENCE . 'A', $text, $match, \PREG_UNMATCHED_AS_NULL, $at) !== 1) {
                break;
            }
            if (self::replacement($match) === "\x00") {
                $this->source->fail("the reference \"{$match[0]}\" leads to no character that a document may have", $at);
            }
            $at += \strlen($match[0]);
        }
        \assert($at !== false);
        if (\preg_match('~&([^\s&;<>"\'#]{1,64});~A', $text, $match, 0, $at) === 1) {
            $this->source->fail('the entity "' . Utf8::shown($match[1]) . '" is not known: a document has "lt", "gt", "amp", "quot" and "apos"', $at);
        }
        $this->source->fail('unexpected "&" that begins no reference: as a character it is written as "&amp;"', $at);
    }

    /**
     * @return ?string null where an ampersand begins no reference that a document may have
     */
    public static function replaced(string $raw): ?string
    {
        $count = \substr_count($raw, '&');
        $text = \str_replace(\array_keys(self::ENTITIES), self::ENTITIES, $raw, $replaced);
        if ($replaced === $count) {
            return $text;
        }
        $text = \preg_replace_callback(self::REFERENCE, self::replacement(...), $raw, flags: \PREG_UNMATCHED_AS_NULL, count: $replaced);

        return $replaced !== $count || \str_contains((string) $text, "\x00") ? null : $text;
    }

    /**
     * @param array<?string> $match
     *
     * @return string U+0000, which no document has, for a number of no character
     */
    private static function replacement(array $match): string
    {
        $digits = $match[1] ?? $match[2] ?? null;
        if ($digits === null) {
            return self::ENTITIES[(string) $match[0]];
        }
        $code = \strlen($digits) > self::DIGITS ? 0 : (int) (isset($match[1]) ? \hexdec($digits) : $digits);

        return self::isCharacter($code) ? Utf8::character($code) : "\x00";
    }

    private static function isCharacter(int $code): bool
    {
        return $code < 0x20 ? $code === 0x09 || $code === 0x0A || $code === 0x0D
            : $code <= 0xD7FF || ($code >= 0xE000 && $code <= 0xFFFD) || ($code >= 0x10000 && $code <= 0x10FFFF);
    }
}
