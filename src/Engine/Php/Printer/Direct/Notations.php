<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Format\Cbor\CborWire;
use Kiln\Format\MessagePack\MessagePackWire;
use Kiln\Plan\Write\WritePlan;

/**
 * The notations of formats that implement {@see \Kiln\Format\DirectFormat}, by name.
 *
 * @internal
 */
final readonly class Notations
{
    public static function of(string $name, WritePlan $plan): Notation
    {
        $levels = new Levels($plan);

        return match ($name) {
            'msgpack' => new BinaryNotation($name, 'MessagePack', new MessagePackWire(), $levels),
            'xml' => new XmlNotation($levels, new CallsOut($plan->objects)),
            'cbor' => new BinaryNotation($name, 'CBOR', new CborWire(false, false), $levels),
            'csv' => new CsvNotation($name, $levels, new CallsOut($plan->objects)),
            'toml' => new TomlNotation($name, $levels),
            'yaml' => new YamlNotation($name, $levels, new CallsOut($plan->objects), $plan),
            default => throw new \LogicException("There is no notation {$name}."),
        };
    }
}
