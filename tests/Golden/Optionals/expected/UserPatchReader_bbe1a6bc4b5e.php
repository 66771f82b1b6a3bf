<?php

// Reads Kiln\Tests\Golden\Optionals\UserPatch from decoded data.
// Keys: nickname, age, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;
use Kiln\Optional;

/**
 * @internal
 */
final class UserPatchReader_bbe1a6bc4b5e
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Optionals\UserPatch
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Optionals\UserPatch::class);
        /** @var array{nickname?: mixed, age?: mixed, tags?: mixed} $data */

        $tags = Optional::missing();
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $tags = Optional::of($data['tags']);
        }

        $object = new \Kiln\Tests\Golden\Optionals\UserPatch(
            // Kiln\Tests\Golden\Optionals\UserPatch::$tags
            $tags,
        );

        // Kiln\Tests\Golden\Optionals\UserPatch::$nickname
        if (\array_key_exists('nickname', $data)) {
            \is_string($data['nickname']) || $data['nickname'] === null || throw new Mismatch('nickname');
            $object->nickname = Optional::of($data['nickname']);
        } else {
            $object->nickname ??= Optional::missing();
        }

        // Kiln\Tests\Golden\Optionals\UserPatch::$age
        if (\array_key_exists('age', $data)) {
            \is_int($data['age']) || throw new Mismatch('age');
            $object->age = Optional::of($data['age']);
        } else {
            $object->age ??= Optional::missing();
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Optionals\UserPatch> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Optionals\UserPatch>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = UserPatchReader_bbe1a6bc4b5e::read($data, $kiln);
        }

        return $objects;
    }
}
