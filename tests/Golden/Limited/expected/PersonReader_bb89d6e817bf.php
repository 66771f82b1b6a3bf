<?php

// Reads Kiln\Tests\Golden\Limited\Person from decoded data.
// Keys: name, friend
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class PersonReader_bb89d6e817bf
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Limited\Person
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Limited\Person::class);
        /** @var array{name?: string, friend?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Limited\Person();
        // Kiln\Tests\Golden\Limited\Person::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        // Kiln\Tests\Golden\Limited\Person::$friend
        $object->friend = isset($data['friend']) ? PersonReader_bb89d6e817bf::read($data['friend'], $kiln) : null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Limited\Person> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Limited\Person>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Limited\Person::class);
            /** @var array{name?: string, friend?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Limited\Person();
            // Kiln\Tests\Golden\Limited\Person::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }

            // Kiln\Tests\Golden\Limited\Person::$friend
            $object->friend = isset($data['friend']) ? PersonReader_bb89d6e817bf::read($data['friend'], $kiln) : null;
            $objects[] = $object;
        }

        return $objects;
    }
}
