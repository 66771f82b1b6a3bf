<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\Graph;

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
        return Graph::seal(Graph::DIRECT, self::HEAD, match (true) {
            \is_string($value) => self::string($value),
            \is_int($value) => self::integer($value),
            \is_float($value) => \chr(Tokens::FLOAT) . pack('e', $value),
            $value === null => \chr(Tokens::NOTHING),
            $value === [] => \chr(Tokens::EMPTY_ARRAY),
            default => \chr($value === true ? Tokens::YES : Tokens::NO),
        });
    }

    private static function string(string $value): string
    {
        $length = \strlen($value);

        return match (true) {
            $length < 0x20 => \chr(Tokens::SHORT_STRING + $length),
            $length <= 0xFF => \chr(Tokens::STRING_8) . \chr($length),
            $length <= 0xFFFF => \chr(Tokens::STRING_16) . pack('v', $length),
            default => \chr(Tokens::STRING_32) . pack('V', $length),
        } . $value;
    }

    private static function integer(int $value): string
    {
        if ($value >= 0 && $value < Tokens::SHORT_STRING) {
            return \chr($value);
        }
        $rest = $value < 0 ? ~$value : $value;
        $sign = $value < 0 ? 1 : 0;

        return match (true) {
            $rest - ($sign === 0 ? Tokens::SHORT_STRING : 0) <= 0xFF => \chr(Tokens::BYTE + $sign) . \chr($sign === 0 ? $rest - Tokens::SHORT_STRING : $rest),
            $rest <= 0xFFFF => \chr(Tokens::WORD + $sign) . pack('v', $rest),
            $rest <= 0xFFFF_FFFF => \chr(Tokens::LONG_WORD + $sign) . pack('V', $rest),
            default => \chr(Tokens::ANY_INTEGER) . pack('P', $value),
        };
    }
}
