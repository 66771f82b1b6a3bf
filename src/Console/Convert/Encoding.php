<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

use Kiln\Graph\Graph;

/**
 * What values can be converted from and to.
 *
 * @internal
 */
enum Encoding: string
{
    case Text = 'text';
    case Json = 'json';
    case Graph = 'graph';
    case Serialize = 'serialize';
    case Igbinary = 'igbinary';
    case Yaml = 'yaml';
    case Xml = 'xml';
    case Toml = 'toml';
    case Csv = 'csv';
    case MessagePack = 'msgpack';
    case Cbor = 'cbor';
    case Php = 'php';

    /**
     * Whether it is a format of the serializer, which holds data and no objects.
     */
    public function isFormat(): bool
    {
        return match ($this) {
            self::Text, self::Graph, self::Serialize, self::Igbinary, self::Php => false,
            self::Json, self::Yaml, self::Xml, self::Toml, self::Csv, self::MessagePack, self::Cbor => true,
        };
    }

    /**
     * By the name of a file; null when it says nothing, as that of an entry of a cache.
     */
    public static function named(string $file): ?self
    {
        return match (\strtolower(\pathinfo($file, \PATHINFO_EXTENSION))) {
            'json' => self::Json,
            'yaml', 'yml' => self::Yaml,
            'xml' => self::Xml,
            'toml' => self::Toml,
            'csv' => self::Csv,
            'msgpack' => self::MessagePack,
            'cbor' => self::Cbor,
            default => null,
        };
    }

    /**
     * By how bytes begin; null when they begin like none.
     */
    public static function recognize(string $bytes): ?self
    {
        return match (true) {
            Graph::recognizes($bytes) => self::Graph,
            \str_starts_with($bytes, "\0\0\0\1") || \str_starts_with($bytes, "\0\0\0\2") => self::Igbinary,
            \preg_match('/\A(?:N;|[bidaOCEsS]:)/', $bytes) === 1 => self::Serialize,
            \preg_match('/\A[\s]*(?:[\[{"\d-]|true|false|null)/', $bytes) === 1 => self::Json,
            default => null,
        };
    }
}
