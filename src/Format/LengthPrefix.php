<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * How a stream says before each item how long it is.
 *
 * @api
 */
enum LengthPrefix
{
    case None;

    /** A varint, as the libraries of Protocol Buffers write "delimited" messages. */
    case Varint;

    /** A byte that is zero for a message without compression, and four bytes, as gRPC does over HTTP/2. */
    case Grpc;

    /**
     * @param int $length bytes
     */
    public function before(int $length): string
    {
        return match ($this) {
            self::None => '',
            self::Varint => self::varint($length),
            self::Grpc => pack('CN', 0, $length),
        };
    }

    private static function varint(int $length): string
    {
        $bytes = '';
        for (; $length > 0x7F; $length >>= 7) {
            $bytes .= \chr($length & 0x7F | 0x80);
        }

        return $bytes . \chr($length);
    }
}
