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
     * @return ?string null where columns are the better form
     */
    public static function write(mixed $value): ?string
    {
        $survey = new Survey();
        if (\is_array($value) ? !$survey->includesArray($value) : !\is_object($value) || !$survey->includesObject($value)) {
            return null;
        }
        if ($survey->hasFloats && !\in_array(\ini_get('serialize_precision'), self::EXACT, true)) {
            return null;
        }
        $text = substr(serialize([$value]), \strlen(self::HEAD), -1);
        $names = self::names($survey);
        if (!SerializedReader::of($names)->accepts($text, $survey->depth + 1)) {
            return null;
        }

        $head = $names === ''
            ? \chr($survey->depth)
            : \chr($survey->depth | SerializedReader::HAS_NAMES) . Varint::unsigned(\strlen($names)) . $names;

        return Graph::seal(Graph::SERIALIZED, $head, $text);
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
