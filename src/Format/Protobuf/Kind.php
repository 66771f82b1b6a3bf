<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\CannotEncode;

/**
 * What a field holds: the scalar types of Protocol Buffers, messages, and the well-known types that are values of PHP.
 *
 * Numbers and no enum, because they stand in tables that are looked at for each value.
 *
 * @see https://protobuf.dev/programming-guides/proto3/#scalar
 *
 * @internal
 */
final readonly class Kind
{
    public const INT64 = 0;
    public const INT32 = 1;
    public const UINT32 = 2;
    public const UINT64 = 3;
    public const SINT32 = 4;
    public const SINT64 = 5;
    public const BOOL = 6;
    public const ENUM = 7;
    public const FIXED64 = 8;
    public const SFIXED64 = 9;
    public const DOUBLE = 10;
    public const FIXED32 = 11;
    public const SFIXED32 = 12;
    public const FLOAT = 13;
    public const STRING = 14;
    public const BYTES = 15;
    public const MESSAGE = 16;
    public const TIMESTAMP = 17;
    public const DURATION = 18;

    /** google.protobuf.Value: anything that JSON has. */
    public const VALUE = 19;

    /** google.protobuf.Struct: an object of JSON. */
    public const STRUCT = 20;

    /** google.protobuf.ListValue: a list of JSON. */
    public const LIST_VALUE = 21;

    /** A scalar in a message of its own, such as google.protobuf.Int32Value, so that it may be missing (wrappers.proto). */
    public const WRAPPER = 22;

    /** google.protobuf.FieldMask: a list of texts. */
    public const FIELD_MASK = 23;

    /** What wrappers hold, by their names. */
    public const WRAPPED = [
        'google.protobuf.DoubleValue' => self::DOUBLE, 'google.protobuf.FloatValue' => self::FLOAT, 'google.protobuf.Int64Value' => self::INT64,
        'google.protobuf.UInt64Value' => self::UINT64, 'google.protobuf.Int32Value' => self::INT32, 'google.protobuf.UInt32Value' => self::UINT32,
        'google.protobuf.BoolValue' => self::BOOL, 'google.protobuf.StringValue' => self::STRING, 'google.protobuf.BytesValue' => self::BYTES,
    ];

    /** The least and the largest number of those of 32 bits. */
    public const RANGES = [
        self::INT32 => [-0x8000_0000, 0x7FFF_FFFF], self::SINT32 => [-0x8000_0000, 0x7FFF_FFFF], self::SFIXED32 => [-0x8000_0000, 0x7FFF_FFFF],
        self::ENUM => [-0x8000_0000, 0x7FFF_FFFF], self::UINT32 => [0, 0xFFFF_FFFF], self::FIXED32 => [0, 0xFFFF_FFFF],
    ];

    /** From here on, a number is infinite as a float of 32 bits: halfway between the largest one and 2^128 (IEEE 754, 4.3.1). */
    private const INFINITE_FLOAT = 3.4028235677973366e38;

    /** By their names in `.proto` files. */
    public const NAMES = [
        'int64' => self::INT64, 'int32' => self::INT32, 'uint32' => self::UINT32, 'uint64' => self::UINT64, 'sint32' => self::SINT32, 'sint64' => self::SINT64,
        'bool' => self::BOOL, 'fixed64' => self::FIXED64, 'sfixed64' => self::SFIXED64, 'double' => self::DOUBLE, 'fixed32' => self::FIXED32,
        'sfixed32' => self::SFIXED32, 'float' => self::FLOAT, 'string' => self::STRING, 'bytes' => self::BYTES,
        'google.protobuf.Timestamp' => self::TIMESTAMP, 'google.protobuf.Duration' => self::DURATION, 'google.protobuf.Value' => self::VALUE,
        'google.protobuf.Struct' => self::STRUCT, 'google.protobuf.ListValue' => self::LIST_VALUE,
        'google.protobuf.FieldMask' => self::FIELD_MASK,
    ];

    /**
     * @return Wire::VARINT|Wire::I64|Wire::LEN|Wire::I32 the type of a field on the wire that holds one of them
     */
    public static function wire(int $kind): int
    {
        return match (true) {
            $kind <= self::ENUM => Wire::VARINT,
            $kind <= self::DOUBLE => Wire::I64,
            $kind <= self::FLOAT => Wire::I32,
            default => Wire::LEN,
        };
    }

    /**
     * @return ?string why a number cannot be of a kind; null where it can
     */
    public static function refusal(int $kind, int|float $number): ?string
    {
        if (\is_float($number)) {
            return $kind === self::FLOAT && \abs($number) >= self::INFINITE_FLOAT && \is_finite($number) ? 'a number that a float of 32 bits cannot hold' : null;
        }
        [$least, $largest] = self::RANGES[$kind] ?? [\PHP_INT_MIN, \PHP_INT_MAX];

        return $number < $least || $number > $largest ? 'a number that takes more than 32 bits' : null;
    }

    /**
     * @template T of int|float
     *
     * @param T $number
     *
     * @throws CannotEncode where it cannot be of the kind
     *
     * @return T
     */
    public static function checked(int $kind, int|float $number): int|float
    {
        $refusal = self::refusal($kind, $number);

        return $refusal === null ? $number : throw new CannotEncode($refusal, path: []);
    }

    /**
     * The nearest number that has 32 bits.
     */
    public static function float32(float $number): float
    {
        /** @var array{1: float} $unpacked */
        $unpacked = \unpack('g', \pack('g', $number));

        return $unpacked[1];
    }
}
