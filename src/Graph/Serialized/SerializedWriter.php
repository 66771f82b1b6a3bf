<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Bytes\Envelope;
use Kiln\Graph\Bytes\Varint;

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

    /** In the byte of the depth: the names of classes and enum cases come before the text. */
    public const HAS_NAMES = 0x80;

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
        if ($survey->classes === [] && $survey->cases === []) {
            return Text::isSound($text, $survey->depth + 1, null) ? Envelope::close(Envelope::SERIALIZED, \chr($survey->depth) . $text) : null;
        }
        $names = self::names($survey);

        return Text::isSound($text, $survey->depth + 1, SerializedReader::names($names))
            ? Envelope::close(Envelope::SERIALIZED, \chr($survey->depth | self::HAS_NAMES) . Varint::unsigned(\strlen($names)) . $names . $text)
            : null;
    }

    private static function names(Survey $survey): string
    {
        $bytes = '';
        foreach ($survey->classes as $entry) {
            $bytes .= $entry->bytes;
        }
        foreach ($survey->cases as $case) {
            $bytes .= \chr(Names::ENUM_CASE) . Varint::unsigned(\strlen($case::class)) . $case::class . Varint::unsigned(\strlen($case->name)) . $case->name;
        }

        return $bytes;
    }
}
