<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\Bytes\Envelope;

/**
 * A value that is no more than a scalar, in the direct form.
 *
 * @internal
 */
final class Scalar
{
    /** No entries. */
    private const HEAD = "\0";

    /**
     * @param null|bool|int|float|string|array{} $value
     */
    public static function write(bool|int|float|string|array|null $value): string
    {
        return Envelope::close(Envelope::DIRECT, self::HEAD . match (true) {
            \is_string($value) => self::string($value),
            \is_int($value) => self::integer($value),
            \is_float($value) => \chr(Tag::FLOAT) . pack('e', $value),
            $value === null => \chr(Tag::NOTHING),
            $value === [] => \chr(Tag::EMPTY_ARRAY),
            default => \chr($value === true ? Tag::YES : Tag::NO),
        });
    }

    private static function string(string $value): string
    {
        $length = \strlen($value);

        return match (true) {
            $length < 0x20 => \chr(Tag::SHORT_STRING + $length),
            $length <= 0xFF => \chr(Tag::STRING_8) . \chr($length),
            $length <= 0xFFFF => \chr(Tag::STRING_16) . pack('v', $length),
            default => \chr(Tag::STRING_32) . pack('V', $length),
        } . $value;
    }

    private static function integer(int $value): string
    {
        if ($value >= 0 && $value < Tag::SHORT_STRING) {
            return \chr($value);
        }
        $rest = $value < 0 ? ~$value : $value;
        $sign = $value < 0 ? 1 : 0;

        return match (true) {
            $rest - ($sign === 0 ? Tag::SHORT_STRING : 0) <= 0xFF => \chr(Tag::BYTE + $sign) . \chr($sign === 0 ? $rest - Tag::SHORT_STRING : $rest),
            $rest <= 0xFFFF => \chr(Tag::WORD + $sign) . pack('v', $rest),
            $rest <= 0xFFFF_FFFF => \chr(Tag::LONG_WORD + $sign) . pack('V', $rest),
            default => \chr(Tag::ANY_INTEGER) . pack('P', $value),
        };
    }
}
