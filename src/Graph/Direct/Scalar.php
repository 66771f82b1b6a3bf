<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\Read\Cursor;

/**
 * A value that is no more than a scalar, in the direct form. It takes few calls, for a call takes as long as what there is to do.
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
            \is_string($value) => match (true) {
                ($length = \strlen($value)) < 0x20 => \chr(Tokens::SHORT_STRING + $length),
                $length <= 0xFF => \chr(Tokens::STRING_8) . \chr($length),
                $length <= 0xFFFF => \chr(Tokens::STRING_16) . pack('v', $length),
                default => \chr(Tokens::STRING_32) . pack('V', $length),
            } . $value,
            \is_int($value) => self::integer($value),
            \is_float($value) => \chr(Tokens::FLOAT) . pack('e', $value),
            $value === null => \chr(Tokens::NOTHING),
            $value === [] => \chr(Tokens::EMPTY_ARRAY),
            default => \chr($value === true ? Tokens::YES : Tokens::NO),
        });
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

    /**
     * Whether a scalar begins here, and no array or object.
     *
     * @param int $end the position behind the value
     */
    public static function isAlone(string $bytes, int $position, int $end): bool
    {
        $tag = $position < $end ? \ord($bytes[$position]) : Tokens::ENTRY;

        return $tag < Tokens::SHORT_LIST || ($tag >= Tokens::NOTHING && $tag < Tokens::LIST);
    }

    /**
     * @param int $position of the first byte, which there is
     * @param int $end      the position behind the value
     *
     * @return null|bool|int|float|string|array{}
     *
     * @throws DamagedBytes also when there is more
     */
    public static function read(string $bytes, int $position, int $end): bool|int|float|string|array|null
    {
        $tag = \ord($bytes[$position]);
        $length = $end - $position - 1;
        if ($tag - Tokens::SHORT_STRING === $length && $length < 0x20) {
            return substr($bytes, $position + 1, $length);
        }
        if ($tag === Tokens::STRING_8 && $length > 0 && \ord($bytes[$position + 1]) === $length - 1) {
            return substr($bytes, $position + 2, $length - 1);
        }
        $cursor = new Cursor($bytes, $position + 1, $end);
        $value = (new Tokens($cursor))->scalar($tag);

        return $cursor->remaining() === 0 ? $value : throw new DamagedBytes('There are bytes behind the end.');
    }
}
