<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as YAML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=yaml
final class ParcelYAMLWriter_3f1756ff2aac
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        $below2 = "{$line}    ";
        if (!isset($object->size, $object->receiver)) {
            return $kiln->byTree($object, 'ParcelTreeWriter_3f1756ff2aac', $lead, $line);
        }

        \array_key_exists('width', $object->size) || throw new Mismatch('width');
        \is_int($object->size['width']) || throw new Mismatch('width');
        \array_key_exists('height', $object->size) || throw new Mismatch('height');
        \is_int($object->size['height']) || throw new Mismatch('height');

        \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
        \is_string($object->receiver['name']) || throw new Mismatch('name');
        $receiver = ''
            . "name:" . (\preg_match(Texts::PLAIN, $object->receiver['name']) === 1 ? " {$object->receiver['name']}" : $out->text($object->receiver['name'], $below2));
        if (\array_key_exists('street', $object->receiver)) {
            \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
            $receiver .= "{$below}street:" . ($object->receiver['street'] === null
                ? ' null'
                : ((\preg_match(Texts::PLAIN, $object->receiver['street']) === 1 ? " {$object->receiver['street']}" : $out->text($object->receiver['street'], $below2))));
        }
        $others = \array_diff_key($object->receiver, ['name' => true, 'street' => true]);
        try {
            foreach ($others as $key => $item) {
                $receiver .= $below . ($out->keys[$key] ?? $out->key($key, $below)) . $kiln->plain($kiln->trees->dynamic($item), $below2, $below2);
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, (string) $key);
        }

        $position = ' null';
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            $scalar = \floatval($object->position[0]);
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $scalar2 = \floatval($object->position[1]);
            $position = $below
                . "- " . Writer::float($scalar)
                . "{$below}- " . Writer::float($scalar2);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
            . "size:" . $below
                . "width: {$object->size['width']}"
                . "{$below}height: {$object->size['height']}"
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
            . "{$line}receiver:" . $below . $receiver
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
            . "{$line}position:" . $position;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        18 => ['receiver'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=yaml
final class RootYAMLWriter_b2a294822db9
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelYAMLWriter_3f1756ff2aac::write($value, $lead, $line, $out, $kiln);
    }
}
