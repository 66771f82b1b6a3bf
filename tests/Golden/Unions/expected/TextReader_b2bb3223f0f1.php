<?php

// Reads Kiln\Tests\Golden\Unions\Text from decoded data.
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Text' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class TextReader_b2bb3223f0f1
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Unions\Text
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Unions\Text::class);
        /** @var array{text?: string} $data */

        $object = new \Kiln\Tests\Golden\Unions\Text();
        // Kiln\Tests\Golden\Unions\Text::$text
        $object->text = $data['text'] ?? throw new Mismatch('text');

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Unions\Text> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Unions\Text>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Unions\Text::class);
            /** @var array{text?: string} $data */

            $object = new \Kiln\Tests\Golden\Unions\Text();
            // Kiln\Tests\Golden\Unions\Text::$text
            $object->text = $data['text'] ?? throw new Mismatch('text');
            $objects[] = $object;
        }

        return $objects;
    }
}
