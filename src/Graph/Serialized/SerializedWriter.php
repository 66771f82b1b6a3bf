<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\Graph;

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
        $left = Survey::MOST - \count($array);
        $depth = self::depth($array, 1, $left);
        if ($depth === null || Graph::around() !== null) {
            return null;
        }
        $text = serialize($array);
        if (!SerializedReader::isPlain($text, $depth + 1) || (str_contains($text, 'd:') && !self::isExact())) {
            return null;
        }

        return Graph::seal(Graph::SERIALIZED, \chr($depth), $text);
    }

    /**
     * @param array<array-key, mixed> $array
     *
     * @return ?int how many arrays stand in each other; null where there are too many values, or others than scalars and arrays
     */
    private static function depth(array $array, int $depth, int &$left): ?int
    {
        if ($depth > SerializedReader::DEEPEST || $left < 0) {
            return null;
        }
        $most = $depth;
        foreach ($array as $value) {
            if (\is_scalar($value) || $value === null) {
                continue;
            }
            if (!\is_array($value)) {
                return null;
            }
            $left -= \count($value);
            $within = $depth + 1;
            foreach ($value as $inner) {
                if (\is_scalar($inner) || $inner === null) {
                    continue;
                }
                // This one has been looked at here, which saves half of the calls.
                $within = self::depth($value, $depth + 1, $left);
                if ($within === null) {
                    return null;
                }
                break;
            }
            $most = $within > $most ? $within : $most;
        }

        return $left < 0 || $most > SerializedReader::DEEPEST ? null : $most;
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
