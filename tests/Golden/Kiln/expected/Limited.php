<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Limited\Person for json_encode().
// Keys: name, friend
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=write
final class PersonWriter_11042dee5893
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Limited\Person $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Limited\Person::$name
            'name' => $object->name,
            // Kiln\Tests\Golden\Kiln\Limited\Person::$friend
            'friend' => $object->friend === null ? null : PersonWriter_52b48c698245::write($object->friend, $kiln),
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Limited\Person for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=write
final class PersonWriter_52b48c698245
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Limited\Person $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Limited\Person::$name
            'name' => $object->name,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Limited\Person for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=write
final class RootWriter_d64ae60922ba
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Limited\Person $value PHP checks it where it is used */
        return PersonWriter_11042dee5893::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Limited\Person as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=write --native
final class WriteProgram_00fa1ba22f9d
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Limited\Person', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Limited\Person',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Limited\Person', 'name'], [102, 8], 0],
                    [403, 'friend', [601, 'Kiln\Tests\Golden\Kiln\Limited\Person', 'friend'], [101, [108, 1, 'Kiln\Tests\Golden\Kiln\Limited\Person', true]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Limited\Person', [[403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Limited\Person', 'name'], [102, 8], 0]]],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Limited\Person from decoded data.
// Keys: name, friend
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=read
final class PersonReader_9dee2094d3e5
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Limited\Person
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Limited\Person::class);
        /** @var array{name?: string, friend?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Limited\Person();
        // Kiln\Tests\Golden\Kiln\Limited\Person::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        // Kiln\Tests\Golden\Kiln\Limited\Person::$friend
        $object->friend = isset($data['friend']) ? PersonReader_9dee2094d3e5::read($data['friend'], $kiln) : null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Kiln\Limited\Person> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Limited\Person>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Limited\Person::class);
            /** @var array{name?: string, friend?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Kiln\Limited\Person();
            // Kiln\Tests\Golden\Kiln\Limited\Person::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }

            // Kiln\Tests\Golden\Kiln\Limited\Person::$friend
            $object->friend = isset($data['friend']) ? PersonReader_9dee2094d3e5::read($data['friend'], $kiln) : null;
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Limited\Person from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=read
final class RootReader_0b0b18020810
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return PersonReader_9dee2094d3e5::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Limited\Person from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Limited\Person' --direction=read --native
final class ReadProgram_883ec0d8bbc4
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Limited\Person',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Limited\Person', 'name'], [204, 8], 1, false, null],
                    [501, ['friend'], [701, 'Kiln\Tests\Golden\Kiln\Limited\Person', 'friend'], [203, [210, 0]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
