<?php

// Writes Kiln\Tests\Golden\Optionals\UserPatch for json_encode().
// Keys: nickname, age, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class UserPatchWriter_86fbfa5435b1
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\Optionals\UserPatch $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\Optionals\UserPatch::$nickname
        if (isset($object->nickname) && $object->nickname->isPresent) {
            $nickname = $object->nickname->value();
            \is_string($nickname) || $nickname === null || throw new Mismatch('nickname');
            $result['nickname'] = $nickname;
        }

        // Kiln\Tests\Golden\Optionals\UserPatch::$age
        if (isset($object->age) && $object->age->isPresent) {
            $age = $object->age->value();
            \is_int($age) || throw new Mismatch('age');
            $result['age'] = $age;
        }

        // Kiln\Tests\Golden\Optionals\UserPatch::$tags
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
