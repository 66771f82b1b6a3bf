<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Parser\PlainTypes;

/**
 * Reads ordinary doc comments without the parser: text, and tags that stand at the beginning of a line, with plain types. Whatever
 * could mean something else to the parser is left to it.
 *
 * @internal
 */
final class PlainTags
{
    /** The parser knows strings of several lines and HTML, and only some ends of lines. */
    private const STRANGE = '/"|\/[^\s\/]*>|\r(?!\n)|\*\/.|^(?!\/\*\*\s)/s';

    /** Tags without a type that we ask for. The parser reads each of them up to the next tag, whatever stands there. */
    private const OTHERS = '/^(?:throws|see|since|deprecated|internal|link|api|todo|author|license|copyright)(?:[ \t]++(?!\()|(?=\r?\n))/';

    /** The next tag may stand behind this. */
    private const LINE_START = '/(?:^\/\*\*|\n[ \t]*\*?)[ \t]*$/D';

    /** Neither a type nor a description goes on behind this. */
    private const BLANK = '[ \t]*(?:\r?\n[ \t]*(?:\*(?!\/))?[ \t]*)*(?:\*\/)?$';

    private const TAG = '/' . PlainTypes::PATTERN . '^'
        . '(?<name>(?:phpstan-|psalm-|phan-)?(?<kind>var|param|return))[ \t]++'
        . '(?<found>(?&type))(?![^\s*])'
        . '(?:[ \t]++(?<variable>\$(?&word))|(?=[ \t]++[a-z])|(?=' . self::BLANK . '))/iD';

    /**
     * @return ?list<DocTag> those that give types, in the order of the text; null where the parser has to be asked
     */
    public static function of(string $comment): ?array
    {
        if (\preg_match(self::STRANGE, $comment) !== 0) {
            return null;
        }
        $parts = \explode('@', $comment);
        $before = \array_shift($parts);
        $tags = [];
        foreach ($parts as $part) {
            if (\preg_match(self::LINE_START, $before) !== 1) {
                return null;
            }
            $before = $part;
            if (\preg_match(self::OTHERS, $part) === 1) {
                continue;
            }
            $tag = self::tag($part);
            if ($tag === null) {
                return null;
            }
            $tags[] = $tag;
        }

        return $tags;
    }

    private static function tag(string $text): ?DocTag
    {
        if (\preg_match(self::TAG, $text, $match) !== 1) {
            return null;
        }
        $variable = $match['variable'] ?? '';
        $isFitting = match ($match['kind']) {
            'param' => $variable !== '' && $variable !== '$this',
            'return' => $variable === '',
            'var' => true,
            default => false,
        };
        $type = $isFitting ? PlainTypes::tree($match['found']) : null;

        return $type === null ? null : new DocTag("@{$match['name']}", $type, $variable);
    }
}
