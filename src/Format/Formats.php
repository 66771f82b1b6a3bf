<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Csv\Csv;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonLines;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Format\Protobuf\ProtoJson;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Yaml\Yaml;
use Kiln\Plan\Leaves;

/**
 * The formats of a serializer, by the names that calls use: Kiln's own, and those of the user, which may take their place.
 *
 * @internal
 */
final class Formats
{
    /** Kiln's own, each made when it is first asked for. */
    private const OWN = [
        'json' => Json::class,
        'ndjson' => JsonLines::class,
        'toml' => Toml::class,
        'yaml' => Yaml::class,
        'yml' => Yaml::class,
        'cbor' => Cbor::class,
        'csv' => Csv::class,
        'msgpack' => MessagePack::class,
        'protobuf' => Protobuf::class,
        'protojson' => ProtoJson::class,
        'xml' => Xml::class,
    ];

    /** Calls with these names do not ask here first. */
    private const ALWAYS_OWN = ['json' => true, 'ndjson' => true];

    /** @var array<string, Format|StreamFormat> */
    private array $formats = [];

    /**
     * @param list<Format|StreamFormat> $formats of the user
     *
     * @throws \InvalidArgumentException when two have the same name
     */
    public function __construct(array $formats)
    {
        foreach ($formats as $format) {
            foreach ($format->names() as $name) {
                if (isset($this->formats[$name]) || isset(self::ALWAYS_OWN[$name])) {
                    throw new \InvalidArgumentException("There are two formats of the name \"{$name}\".");
                }
                $this->formats[$name] = $format;
            }
        }
    }

    /**
     * @throws \InvalidArgumentException for an unknown one
     */
    public function document(string $name): Format
    {
        $format = $this->find($name);

        return $format instanceof Format ? $format : throw $this->unknown($name, Format::class);
    }

    /**
     * @throws \InvalidArgumentException for an unknown one
     */
    public function stream(string $name): StreamFormat|RowFormat
    {
        $format = $this->find($name);

        return $format instanceof StreamFormat || $format instanceof RowFormat ? $format : throw $this->unknown($name, StreamFormat::class, RowFormat::class);
    }

    /**
     * What a format changes in plans; null for nothing.
     */
    public static function leavesOf(Format $format): ?Leaves
    {
        return $format->carries()->inPlans($format->names()[0]);
    }

    private function find(string $name): Format|StreamFormat|null
    {
        $own = self::OWN[$name] ?? null;

        return $this->formats[$name] ?? ($own === null ? null : $this->formats[$name] = new $own());
    }

    /**
     * @param class-string<Format|StreamFormat> ...$kinds
     */
    private function unknown(string $name, string ...$kinds): \InvalidArgumentException
    {
        $names = \array_keys(self::OWN + $this->formats);
        $fitting = \array_values(\array_filter(
            $names,
            fn(string $name): bool => \array_filter($kinds, fn(string $kind): bool => $this->find($name) instanceof $kind) !== [],
        ));
        $problem = match (true) {
            !\in_array($name, $names, true) => "There is no format \"{$name}\".",
            $kinds === [Format::class] => "The format \"{$name}\" is for streams: write() and read().",
            default => "The format \"{$name}\" has no streams.",
        };

        return new \InvalidArgumentException("{$problem} Here you can name " . \implode(', ', $fitting) . ($kinds === [Format::class] ? '; serialize() also writes php.' : '.'));
    }
}
