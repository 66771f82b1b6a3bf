<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Binary\Writer;

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as MessagePack.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=msgpack
final class ParcelMessagePackWriter_3f1756ff2aac
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->size, $object->receiver)) {
            return $kiln->byTree($object, 'ParcelTreeWriter_3f1756ff2aac');
        }

        \array_key_exists('width', $object->size) || throw new Mismatch('width');
        \is_int($object->size['width']) || throw new Mismatch('width');
        \array_key_exists('height', $object->size) || throw new Mismatch('height');
        \is_int($object->size['height']) || throw new Mismatch('height');

        \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
        \is_string($object->receiver['name']) || throw new Mismatch('name');
        $out->unseen .= "{$object->receiver['name']}\n";
        $receiver = ''
            . "\xA4name" . ($texts[\strlen($object->receiver['name'])] ?? $out->headOfText($object->receiver['name'])) . $object->receiver['name'];
        $count = 0;
        if (\array_key_exists('street', $object->receiver)) {
            \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
            $out->unseen .= "{$object->receiver['street']}\n";
            ++$count;
            $receiver .= "\xA6street" . ($object->receiver['street'] === null
                ? "\xC0"
                : ($texts[\strlen($object->receiver['street'])] ?? $out->headOfText($object->receiver['street'])) . $object->receiver['street']);
        }
        $others = \array_diff_key($object->receiver, ['name' => true, 'street' => true]);
        try {
            foreach ($others as $key => $item) {
                ++$count;
                $receiver .= ($out->keys[$key] ?? $out->key($key)) . $kiln->plain($kiln->trees->dynamic($item));
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, (string) $key);
        }

        $position = "\xC0";
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $position = "\x92"
                . "\xCB" . \pack('E', \floatval($object->position[0]))
                . "\xCB" . \pack('E', \floatval($object->position[1]));
        }

        return "\x83"
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
            . "\xA4size\x82"
                . "\xA5width" . ($integers[$object->size['width']] ?? $out->integer($object->size['width']))
                . "\xA6height" . ($integers[$object->size['height']] ?? $out->integer($object->size['height']))
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
            . "\xA8receiver" . $out->headOfMembers($count + 1) . $receiver
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
            . "\xA8position" . $position;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        18 => ['receiver'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=msgpack
final class RootMessagePackWriter_b2a294822db9
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelMessagePackWriter_3f1756ff2aac::write($value, $out, $kiln);
    }
}
