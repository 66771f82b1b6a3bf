<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\Graph;
use ReflectionReference;

use function crc32;
use function pack;
use function serialize;
use function str_contains;

/**
 * Lets serialize() write a small value. Of a list of one, so that what unserialize() is given ends where only the decoder
 * knows.
 *
 * @internal
 */
final class SerializedWriter
{
    /** How serialize() begins a list of one. */
    private const HEAD = 'a:1:{i:0;';

    /** With as many values in an array, to write them one by one takes less time than what has to be done around serialize(). */
    private const FEW = 4;

    /** With these, every float is the same again. */
    private const EXACT = ['-1', '17'];

    /**
     * Of arrays and scalars only: without the calls that {@see Survey} takes for objects.
     *
     * @param non-empty-array<array-key, mixed> $array
     *
     * @return ?string null where there are others, or {@see self::write()} must look closer
     */
    public static function ofArrays(array $array): ?string
    {
        $bytes = \count($array) <= self::FEW ? self::ofFew($array) : null;
        if ($bytes !== null) {
            return $bytes;
        }
        $walked = self::walk($array, 1, Survey::MOST);
        if ($walked < 0 || Graph::around() !== null) {
            return null;
        }
        $depth = $walked & SerializedReader::DEEPEST;
        $text = serialize($array);
        if (!SerializedReader::isPlain($text, $depth + 1) || (str_contains($text, 'd:') && !self::isExact())) {
            return null;
        }

        if (\strlen($text) < 255) {
            return Graph::seal(Graph::SERIALIZED, \chr($depth), $text);
        }
        // The same: a call takes as long as the checksum.
        $bytes = "\xC1\2" . \chr($depth) . $text;
        $bytes .= pack('V', crc32($bytes));

        return $bytes;
    }

    /**
     * The same without serialize(): so nobody need look whether another one is under way, which takes longer than to write a few values.
     *
     * @param non-empty-array<array-key, mixed> $array
     *
     * @return ?string null where there is something else than strings, integers, bools and null
     */
    private static function ofFew(array $array): ?string
    {
        $text = 'a:' . \count($array) . ':{';
        foreach ($array as $key => $value) {
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
            if (ReflectionReference::fromArrayElement($array, $key) !== null) {
                return null;
            }
        }
        $text .= '}';

        return SerializedReader::isPlain($text, 2) ? Graph::seal(Graph::SERIALIZED, "\1", $text) : null;
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

    private static function isExact(): bool
    {
        return \in_array(\ini_get('serialize_precision'), self::EXACT, true);
    }

    /**
     * @return ?string null where columns are the better form
     */
    public static function write(mixed $value): ?string
    {
        $content = self::content($value);

        return $content === null ? null : Graph::seal(Graph::SERIALIZED, '', $content);
    }

    /**
     * What stands behind the form.
     */
    public static function content(mixed $value): ?string
    {
        $survey = new Survey();
        if (\is_array($value) ? !$survey->includesArray($value) : !\is_object($value) || !$survey->includesObject($value)) {
            return null;
        }
        if ($survey->hasFloats && !self::isExact()) {
            return null;
        }
        $text = substr(serialize([$value]), \strlen(self::HEAD), -1);
        $names = self::names($survey);
        if (!SerializedReader::of($names)->accepts($text, $survey->depth + 1)) {
            return null;
        }

        return $names === ''
            ? \chr($survey->depth) . $text
            : \chr($survey->depth | SerializedReader::HAS_NAMES) . Varint::unsigned(\strlen($names)) . $names . $text;
    }

    private static function names(Survey $survey): string
    {
        $bytes = '';
        foreach ($survey->classes as $entry) {
            $bytes .= $entry->bytes;
        }
        foreach ($survey->cases as $case) {
            $bytes .= \chr(SerializedReader::ENUM_CASE) . Varint::unsigned(\strlen($case::class)) . $case::class . Varint::unsigned(\strlen($case->name)) . $case->name;
        }

        return $bytes;
    }
}
