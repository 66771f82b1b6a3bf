<?php

// Writes Kiln\Tests\Golden\Sparse\Profile for json_encode().
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ProfileWriter_4377dad06ea3
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Sparse\Profile $object, Writing $kiln): array
    {
        ++$kiln->depth > $kiln->maxDepth && throw new Mismatch('depth');
        $result = [];

        // Kiln\Tests\Golden\Sparse\Profile::$name
        if ($object->name !== null) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Sparse\Profile::$bio
        if ($object->bio !== '') {
            $result['bio'] = $object->bio;
        }

        // Kiln\Tests\Golden\Sparse\Profile::$links
        if ($object->links !== []) {
            foreach ($object->links as $link) {
                \is_string($link) || throw new Mismatch('link');
            }
            $result['links'] = \array_values($object->links);
        }

        // Kiln\Tests\Golden\Sparse\Profile::$friend
        if ($object->friend !== null) {
            $friend = ProfileWriter_4377dad06ea3::write($object->friend, $kiln);
            if (!$kiln->isEmpty($friend)) {
                $result['friend'] = $friend;
            }
        }

        // Kiln\Tests\Golden\Sparse\Profile::$visits
        $result['visits'] = $object->visits;
        --$kiln->depth;

        return $result;
    }
}
