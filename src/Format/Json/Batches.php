<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\LazyArray;
use Kiln\Format\Unbatchable;

/**
 * Decodes large JSON arrays a few items at a time.
 *
 * What is made of a few items is still in the processor's caches when it is used, and its memory is used again for the next:
 * with a document of half a megabyte, reading objects takes little more than half of the time that it takes when all of it is
 * decoded first.
 *
 * The text is cut by a regular expression that knows only brackets and strings, or at a {@see Seam}. A wrong cut cannot go
 * unnoticed: every batch is decoded by json_decode(), and if `[a]` and `[b]` are JSON then so is `[a,b]`, with the same items;
 * likewise, what is JSON with `[]` in one place is JSON with any other array there. Where anything is not as it should be there
 * are no batches, and decoding the whole says why.
 *
 * @internal
 */
final readonly class Batches
{
    /** Bytes below which batches bring nothing. */
    public const WORTHWHILE = 32_768;

    /** Bytes that a batch should have: measured from 4 to 128 KiB, with little difference from 8 to 64. */
    private const SIZE = 16_384;

    /** An object with more members is a map rather than one of a class. */
    private const MOST_MEMBERS = 256;

    private const NESTED = '(?(DEFINE)(?<nested>[[{][^][{}"]*+(?:(?:' . self::STRING . '|(?&nested))[^][{}"]*+)*+[]}]))';
    private const STRING = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';
    private const ITEM = '(?:(?&nested)|' . self::STRING . '|[^][{}",\s]++)';

    /** JSON's whitespace (RFC 8259, section 2); `\s` would take more. */
    private const SPACE = '[ \t\n\r]*+';

    /** As many items as there are, each with the comma behind it. */
    private const ITEMS = '/' . self::NESTED . '\A(?<batch>' . self::SPACE . self::ITEM . self::SPACE
        . '(?:,' . self::SPACE . self::ITEM . self::SPACE . '(?=,))*+),/s';

    /** All that are left, to the end of the text. */
    private const LAST_ITEMS = '/' . self::NESTED . '\A(?<batch>' . self::SPACE . self::ITEM . self::SPACE
        . '(?:,' . self::SPACE . self::ITEM . self::SPACE . ')*+)\]' . self::SPACE . '\z/s';

    /**
     * The items of a text that is an array.
     *
     * @param int<1, max> $depth levels of arrays and objects
     *
     * @return ?\Generator<int, list<mixed>> null when the text is not an array; each list is a batch of decoded items. It ends
     *                                       with an {@see Unbatchable} when the text is not JSON, or cannot be cut
     */
    public static function ofArray(string $json, int $depth): ?\Generator
    {
        return \preg_match('/\A' . self::SPACE . '\[/', $json, $opening) === 1 ? self::cut($json, \strlen($opening[0]), $depth) : null;
    }

    /**
     * A text that is an object, decoded but for large arrays in some of its members.
     *
     * @param list<string> $keys  of these members
     * @param int<1, max>  $depth levels of arrays and objects
     *
     * @throws Unbatchable when it is no object, not JSON, or has no large array there
     *
     * @return array<mixed> with {@see LazyArray} in place of these arrays
     */
    public static function ofObject(string $json, array $keys, int $depth): array
    {
        $pattern = '/' . self::NESTED . '\G' . self::SPACE . '"(?<key>[^"\\\\]*+)"' . self::SPACE . ':' . self::SPACE
            . '(?<value>' . self::ITEM . ')' . self::SPACE . '(?<end>[,}])/s';
        if ($keys === [] || \preg_match('/\A' . self::SPACE . '\{/', $json, $match) !== 1) {
            throw new Unbatchable();
        }
        $skeleton = $match[0];
        $at = \strlen($skeleton);
        $arrays = [];
        $members = 0;
        do {
            if (++$members > self::MOST_MEMBERS || \preg_match($pattern, $json, $match, 0, $at) !== 1 || isset($arrays[$match['key']])) {
                throw new Unbatchable();
            }
            $at += \strlen($match[0]);
            if (\strlen($match['value']) >= self::WORTHWHILE && $match['value'][0] === '[' && \in_array($match['key'], $keys, true)) {
                $arrays[$match['key']] = self::lazily($match['value'], \max(1, $depth - 1));
                $skeleton .= "\"{$match['key']}\":[]{$match['end']}";
            } else {
                $skeleton .= $match[0];
            }
        } while ($match['end'] === ',');
        $data = $arrays === [] ? null : \json_decode($skeleton . \substr($json, $at), true, JsonText::decodingDepth($depth));
        if (!\is_array($data)) {
            throw new Unbatchable();
        }
        foreach ($arrays as $key => $array) {
            // A second member of the same key, spelt with an escape, would have put something else there.
            if (($data[$key] ?? null) !== []) {
                throw new Unbatchable();
            }
            $data[$key] = $array;
        }

        return $data;
    }

    /** @param int<1, max> $depth */
    private static function lazily(string $array, int $depth): LazyArray
    {
        return new LazyArray(static fn(): \Generator => self::ofArray($array, $depth) ?? throw new Unbatchable());
    }

    /**
     * @param int<1, max> $depth levels of arrays and objects
     *
     * @throws Unbatchable
     *
     * @return \Generator<int, list<mixed>>
     */
    private static function cut(string $json, int $at, int $depth): \Generator
    {
        $length = \strlen($json);
        $size = self::SIZE;
        $seam = new Seam();
        while (true) {
            $window = \substr($json, $at, $size);
            $isLast = $at + $size >= $length;
            $comma = $isLast ? null : $seam->lastComma($window);
            if ($comma !== null) {
                $batch = self::decode(\substr($window, 0, $comma), $depth);
                if ($batch !== null) {
                    yield $batch;
                    $at += $comma + 1;
                    $size = self::SIZE;
                    continue;
                }
                $seam->giveUp();
            }
            if (\preg_match($isLast ? self::LAST_ITEMS : self::ITEMS, $window, $match) === 1) {
                yield self::decode($match['batch'], $depth) ?? throw new Unbatchable();
                if ($isLast) {
                    return;
                }
                $at += \strlen($match[0]);
                $seam->learn($json, $at - 1);
                $size = self::SIZE;
            } elseif ($isLast) {
                throw new Unbatchable();
            } else {
                $size *= 4;
            }
        }
    }

    /**
     * @param int<1, max> $depth
     *
     * @return ?list<mixed> null for what is no JSON
     */
    private static function decode(string $items, int $depth): ?array
    {
        $batch = \json_decode("[{$items}]", true, JsonText::decodingDepth($depth));

        return \is_array($batch) && \array_is_list($batch) ? $batch : null;
    }
}
