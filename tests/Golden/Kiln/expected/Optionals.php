<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Optional;

// Writes Kiln\Tests\Golden\Kiln\Optionals\UserPatch for json_encode().
// Keys: nickname, age, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=write
final class UserPatchWriter_61ef86ab4efe
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\Kiln\Optionals\UserPatch $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$nickname
        if (isset($object->nickname) && $object->nickname->isPresent) {
            $nickname = $object->nickname->value();
            \is_string($nickname) || $nickname === null || throw new Mismatch('nickname');
            $result['nickname'] = $nickname;
        }

        // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$age
        if (isset($object->age) && $object->age->isPresent) {
            $age = $object->age->value();
            \is_int($age) || throw new Mismatch('age');
            $result['age'] = $age;
        }

        // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$tags
        if ($object->tags->isPresent) {
            $tags = $object->tags->value();
            \is_array($tags) || throw new Mismatch('tags');
            foreach ($tags as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $result['tags'] = \array_values($tags);
        }

        return \array_is_list($result) ? (object) $result : $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Optionals\UserPatch for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=write
final class RootWriter_8a798917823d
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Optionals\UserPatch $value PHP checks it where it is used */
        return UserPatchWriter_61ef86ab4efe::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Optionals\UserPatch, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=write --native
final class WriteProgram_b236a3d232d2
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Optionals\UserPatch',
                [
                    [403, 'nickname', [601, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', 'nickname'], [114, [101, [102, 8]]], 3],
                    [403, 'age', [601, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', 'age'], [114, [102, 2]], 3],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', 'tags'], [114, [103, [102, 8]]], 2],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Optionals\UserPatch from decoded data.
// Keys: nickname, age, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=read
final class UserPatchReader_505e944eaefe
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Optionals\UserPatch
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Optionals\UserPatch::class);
        /** @var array{nickname?: mixed, age?: mixed, tags?: mixed} $data */

        $tags = Optional::missing();
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $tags = Optional::of($data['tags']);
        }

        $object = new \Kiln\Tests\Golden\Kiln\Optionals\UserPatch(
            // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$tags
            $tags,
        );

        // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$nickname
        if (\array_key_exists('nickname', $data)) {
            \is_string($data['nickname']) || $data['nickname'] === null || throw new Mismatch('nickname');
            $object->nickname = Optional::of($data['nickname']);
        } else {
            $object->nickname ??= Optional::missing();
        }

        // Kiln\Tests\Golden\Kiln\Optionals\UserPatch::$age
        if (\array_key_exists('age', $data)) {
            \is_int($data['age']) || throw new Mismatch('age');
            $object->age = Optional::of($data['age']);
        } else {
            $object->age ??= Optional::missing();
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Optionals\UserPatch from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=read
final class RootReader_58742210eaad
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return UserPatchReader_505e944eaefe::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Optionals\UserPatch, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch' --direction=read --native
final class ReadProgram_86a8f2e8b0c1
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Optionals\UserPatch',
                [801, 1],
                [
                    [501, ['tags'], [703, 0], [215, [205, [204, 8]]], 4, false, null],
                    [501, ['nickname'], [701, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', 'nickname'], [215, [203, [204, 8]]], 4, true, null],
                    [501, ['age'], [701, 'Kiln\Tests\Golden\Kiln\Optionals\UserPatch', 'age'], [215, [204, 2]], 4, true, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
