<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Format\Protobuf\Wire;

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
            self::Varint => Wire::varint($length),
            self::Grpc => \pack('CN', 0, $length),
        };
    }
}
