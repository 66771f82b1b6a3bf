<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonLines;
use Kiln\Format\Toml\Toml;

/**
 * The formats of a serializer, by the names that calls use: Kiln's own, and those of the user.
 *
 * @internal
 */
final class Formats
{
    /** @var array<string, Format> */
    private array $documents = [];

    /** @var array<string, StreamFormat> */
    private array $streams = [];

    /**
     * @param list<Format|StreamFormat> $formats of the user
     *
     * @throws \InvalidArgumentException when two have the same name
     */
    public function __construct(array $formats)
    {
        foreach ([new Json(), new JsonLines(), new Toml(), ...$formats] as $format) {
            foreach ($format->names() as $name) {
                if (isset($this->documents[$name]) || isset($this->streams[$name])) {
                    throw new \InvalidArgumentException("There are two formats of the name \"{$name}\".");
                }
                if ($format instanceof Format) {
                    $this->documents[$name] = $format;
                }
                if ($format instanceof StreamFormat) {
                    $this->streams[$name] = $format;
                }
            }
        }
    }

    /**
     * @throws \InvalidArgumentException for an unknown one
     */
    public function document(string $name): Format
    {
        return $this->documents[$name] ?? throw self::unknown($name, $this->documents);
    }

    /**
     * @throws \InvalidArgumentException for an unknown one
     */
    public function stream(string $name): StreamFormat
    {
        return $this->streams[$name] ?? throw self::unknown($name, $this->streams);
    }

    /**
     * @param array<string, object> $known
     */
    private static function unknown(string $name, array $known): \InvalidArgumentException
    {
        return new \InvalidArgumentException("The format \"{$name}\" is not supported here, only " . implode(' and ', array_keys($known)) . '.');
    }
}
