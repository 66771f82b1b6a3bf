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

    /** Of so long a content, the checksum is never small. */
    private const LARGE = 256;

    /** Where serialize() has named an object a second time; or a text that looks so. */
    private const AGAIN = '/[;{]r:\d/';

    /**
     * @param array<array-key, mixed>|object $value
     *
     * @return ?string null where columns are the better form, '' within another call of serialize() or unserialize()
     */
    public static function write(array|object $value): ?string
    {
        return (\is_array($value) ? self::ofArrays($value) : null) ?? self::ofObjects($value);
    }

    /**
     * The same where there may be objects.
     *
     * @param array<array-key, mixed>|object $value
     */
    public static function ofObjects(array|object $value): ?string
    {
        $survey = new Survey();
        if (!(\is_array($value) ? $survey->includesArray($value, 1) : $survey->includesObject($value, 1))) {
            return null;
        }
        if (Graph::around() !== null) {
            return '';
        }
        $content = self::written($value, $survey);

        return $content === null ? null : self::sealed($content);
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

        return $survey->includes($value) ? self::written($value, $survey) : null;
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
        if (\is_object($array[0] ?? null)) {
            return null;
        }
        $bytes = \count($array) <= self::FEW ? self::ofFew($array) : null;
        if ($bytes !== null) {
            return $bytes;
        }
        $walked = self::walk($array, 1, Survey::MOST);
        if ($walked < 0) {
            return null;
        }
        if (Graph::around() !== null) {
            return '';
        }
        $depth = $walked & SerializedReader::DEEPEST;
        $text = serialize($array);
        if (!SerializedReader::isPlain($text, $depth + 1) || (str_contains($text, 'd:') && !self::isExact())) {
            return null;
        }

        return self::sealed(\chr($depth) . $text);
    }

    private static function sealed(string $content): string
    {
        if (\strlen($content) < self::LARGE) {
            return Graph::seal(Graph::SERIALIZED, '', $content);
        }
        // The same: a call takes as long as the checksum.
        $bytes = "\xC1\2{$content}";
        $bytes .= pack('V', crc32($bytes));

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
            if (ReflectionReference::fromArrayElement($array, $key) !== null) {
                return null;
            }
        }
        $text .= '}';

        return SerializedReader::isPlain($text, 2) ? Graph::seal(Graph::SERIALIZED, "\1", $text) : null;
    }

    /**
     * @param array<array-key, mixed>|object $value
     */
    private static function written(array|object $value, Survey $survey): ?string
    {
        $names = '';
        $isLight = $survey->cases === [];
        foreach ($survey->classes as $entry) {
            $names .= $entry->bytes;
            $isLight = $isLight && $entry->isLight;
        }
        foreach ($survey->cases as $case) {
            $names .= \chr(SerializedReader::ENUM_CASE) . Varint::unsigned(\strlen($case::class)) . $case::class . Varint::unsigned(\strlen($case->name)) . $case->name;
        }
        $text = serialize($value);
        $isAgain = $survey->objects > 1 && str_contains($text, 'r:') && preg_match(self::AGAIN, $text) === 1;
        if ($isAgain || !$isLight || !SerializedReader::isPlain($text, $survey->depth + 1, $survey->objects)) {
            if ($isAgain || str_contains($text, 'R:')) {
                if (!Survey::exact()->includes($value)) {
                    return null;
                }
                // What is named again has the number that it has in the list which the decoder reads.
                $text = substr(serialize([$value]), \strlen(self::HEAD), -1);
            }
            if (!SerializedReader::of($names)->accepts($text, $survey->depth + 1)) {
                return null;
            }
        }
        if (str_contains($text, 'd:') && !self::isExact()) {
            return null;
        }
        if ($names === '') {
            return \chr($survey->depth) . $text;
        }
        $length = \strlen($names);

        return \chr($survey->depth | SerializedReader::HAS_NAMES) . ($length < 0x80 ? \chr($length) : Varint::unsigned($length)) . $names . $text;
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
     * Whether every float is the same again.
     */
    private static function isExact(): bool
    {
        $digits = \ini_get('serialize_precision');

        return $digits === '-1' || $digits === '17';
    }
}
