<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\GraphCalls;

/**
 * Lets serialize() write a small value. Of a list of one, so that what unserialize() is given ends where only the decoder
 * knows. Only {@see GraphCalls} calls it; {@see \Kiln\Graph\PlainGraph} would be one more file to load.
 *
 * @internal
 */
final class SerializedWriter
{
    /** How serialize() begins a list of one. */
    private const HEAD = 'a:1:{i:0;';

    /** With as many values in an array, to write them one by one takes less time than what has to be done around serialize(). */
    private const FEW = 4;

    /** The mark and the form, where the checksum is not small. */
    private const START = "\xC1\2";

    /** The form, where it is. */
    private const SMALL = "\x82";

    /** Of so many bytes without a checksum, it is never small. */
    private const LARGE = 258;

    /** Where serialize() has named an object a second time; or a text that looks so. */
    private const AGAIN = '/[;{]r:\d/';

    /** A date or a zone with nothing else in it, as serialize() writes it. */
    private const DATE = '/\AO:\d+:"\w+":\d:\{(?:s:4:"date";s:\d+:"[\d :.-]+";)?s:13:"timezone_type";i:\d;s:8:"timezone";s:\d+:"(?:[+-][\d:]+|[\w+\/-]+)";\}\z/';

    /**
     * @param array<array-key, mixed>|object $value
     *
     * @return ?string null where columns are the better form, '' within another call of serialize() or unserialize()
     */
    public static function write(array|object $value): ?string
    {
        return (\is_array($value) && !\is_object($value[0] ?? null) ? self::ofArrays($value) : null) ?? self::ofObjects($value);
    }

    /**
     * The same where there may be objects.
     *
     * @param array<array-key, mixed>|object $value
     */
    public static function ofObjects(array|object $value): ?string
    {
        if (\is_object($value)) {
            $entry = Survey::$known[$value::class] ?? Survey::find($value::class);
            $bytes = $entry !== false && $entry->isOpaque ? self::ofDate($value, $entry) : null;
            if ($bytes !== null || ($entry === false && !$value instanceof \UnitEnum)) {
                return $bytes;
            }
        }
        $survey = new Survey();
        if (!(\is_array($value) ? $survey->includesArray($value, 1) : $survey->includesObject($value, 1))) {
            return null;
        }
        if (GraphCalls::around() !== null) {
            return '';
        }
        $bytes = self::written($value, $survey, self::START);
        if ($bytes === null || \strlen($bytes) < self::LARGE) {
            return self::sealed($bytes);
        }
        // The same without a call, which takes as long as the checksum.
        $bytes .= \pack('V', \crc32($bytes));

        return $bytes;
    }

    /**
     * The same of a date with nothing else in it: by its text alone.
     */
    private static function ofDate(object $date, ClassEntry $entry): ?string
    {
        if (GraphCalls::around() !== null) {
            return '';
        }
        $text = \serialize($date);

        return \preg_match(self::DATE, $text) === 1 ? self::sealed(self::START . $entry->alone . $text) : null;
    }

    /**
     * What stands behind the form; not within another call of serialize() or unserialize().
     *
     * @param array<array-key, mixed>|object $value
     *
     * @return ?string null where columns are the better form
     */
    public static function content(array|object $value): ?string
    {
        $survey = new Survey();

        return $survey->includes($value) ? self::written($value, $survey, '') : null;
    }

    /**
     * Of arrays and scalars only: without the calls that {@see Survey} takes for objects.
     *
     * @param array<array-key, mixed> $array
     *
     * @return ?string null where there are others, or a closer look is due; '' within another call of serialize() or unserialize()
     */
    public static function ofArrays(array $array): ?string
    {
        $bytes = \count($array) <= self::FEW ? self::ofFew($array) : null;
        if ($bytes !== null) {
            return $bytes;
        }
        $walked = self::walk($array, 1, Survey::MOST);
        if ($walked < 0) {
            return null;
        }
        if (GraphCalls::around() !== null) {
            return '';
        }
        $depth = $walked & SerializedReader::DEEPEST;
        $text = \serialize($array);
        if (!SerializedReader::isPlain($text, $depth + 1) || (\ini_get('serialize_precision') !== '-1' && !self::isExact($text))) {
            return null;
        }

        $depth = \chr($depth);

        return self::sealed("\xC1\2{$depth}{$text}");
    }

    /**
     * @param ?string $bytes that begin as those with a large checksum do; in no other variable, so that PHP need not copy them
     */
    private static function sealed(?string $bytes): ?string
    {
        if ($bytes === null) {
            return null;
        }
        if (\strlen($bytes) < self::LARGE) {
            $bytes[1] = self::SMALL;
            $checksum = \crc32($bytes);
            $bytes .= \pack('v', $checksum ^ ($checksum >> 16));
        } else {
            $bytes .= \pack('V', \crc32($bytes));
        }

        return $bytes;
    }

    /**
     * The same without serialize(): so nobody need look whether another one is under way, which takes longer than to write a few values.
     *
     * @param array<array-key, mixed> $array
     *
     * @return ?string null where there is something else than strings, integers, bools and null
     */
    private static function ofFew(array $array): ?string
    {
        $text = 'a:' . \count($array) . ':{';
        foreach ($array as $key => $value) {
            if (\is_array($value)) {
                return null;
            }
            $text .= \is_int($key) ? "i:{$key};" : 's:' . \strlen($key) . ":\"{$key}\";";
            if (\is_string($value)) {
                $text .= 's:' . \strlen($value) . ":\"{$value}\";";
            } elseif (\is_int($value)) {
                $text .= "i:{$value};";
            } elseif ($value === null || \is_bool($value)) {
                $text .= $value === null ? 'N;' : ($value ? 'b:1;' : 'b:0;');
            } else {
                return null;
            }
            if (\ReflectionReference::fromArrayElement($array, $key) !== null) {
                return null;
            }
        }
        $text .= '}';

        return SerializedReader::isPlain($text, 2) ? GraphCalls::seal(GraphCalls::SERIALIZED, "\1", $text) : null;
    }

    /**
     * @param array<array-key, mixed>|object $value
     * @param string                         $start what stands in front
     */
    private static function written(array|object $value, Survey $survey, string $start): ?string
    {
        $names = '';
        foreach ($survey->classes as $entry) {
            $names .= $entry->bytes;
        }
        foreach ($survey->cases as $case) {
            $names .= \chr(SerializedReader::ENUM_CASE) . Varint::unsigned(\strlen($case::class)) . $case::class . Varint::unsigned(\strlen($case->name)) . $case->name;
        }
        $depth = $survey->depth;
        $text = \serialize($value);
        if (\str_contains($text, 'R:') || ($survey->objects > 1 && \preg_match(self::AGAIN, $text) === 1)) {
            if (!Survey::exact()->includes($value)) {
                return null;
            }
            // What is named again has the number that it has in the list which the decoder reads.
            $text = \substr(\serialize([$value]), \strlen(self::HEAD), -1);
        }
        if (!($names === '' && SerializedReader::isPlain($text, $depth + 1)) && !SerializedReader::ofWritten($names)->accepts($text, $depth + 1)) {
            return null;
        }
        if (\ini_get('serialize_precision') !== '-1' && !self::isExact($text)) {
            return null;
        }
        if ($names === '') {
            return $start . \chr($depth) . $text;
        }
        $length = \strlen($names);
        $length = $length < 0x80 ? \chr($length) : Varint::unsigned($length);
        $depth = \chr($depth | SerializedReader::HAS_NAMES);

        return "{$start}{$depth}{$length}{$names}{$text}";
    }

    /**
     * @param array<array-key, mixed> $array
     * @param int                     $left  how many values may be in it, and in others
     *
     * @return int how many are left, by 128, and how many arrays stand in each other; less than 0 where there are too many, or others
     *             than scalars and arrays
     */
    private static function walk(array $array, int $depth, int $left): int
    {
        $left -= \count($array);
        $most = $depth;
        foreach ($array as $value) {
            if (\is_scalar($value) || $value === null) {
                continue;
            }
            if (!\is_array($value)) {
                return -1;
            }
            $within = $depth + 1;
            foreach ($value as $inner) {
                if (\is_scalar($inner) || $inner === null) {
                    continue;
                }
                // What holds but scalars takes no call of its own.
                if ($left < 0 || $within >= SerializedReader::DEEPEST) {
                    return -1;
                }
                $walked = self::walk($value, $within, $left);
                if ($walked < 0) {
                    return -1;
                }
                $left = ($walked >> 7) + \count($value);
                $within = $walked & SerializedReader::DEEPEST;
                break;
            }
            $left -= \count($value);
            $most = $within > $most ? $within : $most;
        }

        return $left < 0 || $most > SerializedReader::DEEPEST ? -1 : $left << 7 | $most;
    }

    /**
     * Whether every float in the text is the same again.
     */
    private static function isExact(string $text): bool
    {
        return \in_array(\ini_get('serialize_precision'), ['-1', '17'], true) || !\str_contains($text, 'd:');
    }
}
