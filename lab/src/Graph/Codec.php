<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Graph\Graph;
use Kiln\Serializer;

/**
 * What makes bytes of a value, and a value of bytes.
 */
enum Codec: string
{
    case Serialize = 'serialize';
    case Igbinary = 'igbinary';
    case Msgpack = 'msgpack';
    case Json = 'json';
    case JsonUnescaped = 'json-unescaped';
    case Kiln = 'kiln';
    case KilnNative = 'kiln-native';
    case KilnJson = 'kiln-json';

    public function isThere(): bool
    {
        return match ($this) {
            self::Igbinary, self::Msgpack => \extension_loaded($this->value),
            self::KilnNative => self::decodesNatively(),
            default => true,
        };
    }

    /**
     * Whether Kiln's extension is loaded and reads graphs.
     */
    public static function decodesNatively(): bool
    {
        return \function_exists('Kiln\Native\decode_graph');
    }

    public function encode(mixed $value): string
    {
        return match ($this) {
            self::Serialize => serialize($value),
            self::Igbinary => (string) igbinary_serialize($value),
            self::Msgpack => msgpack_pack($value),
            self::Json => json_encode($value, JSON_THROW_ON_ERROR),
            self::JsonUnescaped => json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            self::Kiln, self::KilnNative => Graph::encode($value),
            self::KilnJson => self::serializer()->serialize($value),
        };
    }

    /**
     * @param list<string> $classes those of the objects, for whom that matters
     */
    public function decode(string $bytes, array $classes = []): mixed
    {
        return match ($this) {
            self::Serialize => unserialize($bytes),
            self::Igbinary => igbinary_unserialize($bytes),
            self::Msgpack => msgpack_unpack($bytes),
            self::Json, self::JsonUnescaped => json_decode($bytes, true, flags: JSON_THROW_ON_ERROR),
            self::Kiln, self::KilnNative => Graph::decode($bytes, $classes),
            self::KilnJson => self::serializer()->deserialize($bytes, 'array<string, mixed>'),
        };
    }

    private static function serializer(): Serializer
    {
        static $serializer;

        return $serializer ??= Serializer::create();
    }
}
