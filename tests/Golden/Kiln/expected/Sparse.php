<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile for json_encode().
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write
final class ProfileWriter_24d76e60c920
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, Writing $kiln): array
    {
        ++$kiln->depth > $kiln->maxDepth && throw new Mismatch('depth');
        $result = [];

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$name
        if ($object->name !== null) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$bio
        if ($object->bio !== '') {
            $result['bio'] = $object->bio;
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$links
        if ($object->links !== []) {
            foreach ($object->links as $link) {
                \is_string($link) || throw new Mismatch('link');
            }
            $result['links'] = \array_values($object->links);
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$friend
        if ($object->friend !== null) {
            $friend = ProfileWriter_24d76e60c920::write($object->friend, $kiln);
            if (!$kiln->isEmpty($friend)) {
                $result['friend'] = $friend;
            }
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$visits
        $result['visits'] = $object->visits;
        --$kiln->depth;

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write
final class RootWriter_59ad89b26189
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileWriter_24d76e60c920::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --native
final class WriteProgram_cabe82f5ae2f
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Sparse\Profile',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'name'], [101, [102, 8]], 4],
                    [403, 'bio', [601, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'bio'], [102, 8], 8],
                    [403, 'links', [601, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'links'], [103, [102, 8]], 8],
                    [403, 'friend', [601, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'friend'], [101, [108, 0, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', true]], 8],
                    [403, 'visits', [601, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'visits'], [102, 2], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Sparse\Profile from decoded data.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=read
final class ProfileReader_3e2bdc11b8c9
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Sparse\Profile
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Sparse\Profile::class);
        /** @var array{name?: string|null, bio?: string, links?: mixed, friend?: mixed, visits?: int} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Sparse\Profile();
        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$name
        $object->name = $data['name'] ?? null;

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$bio
        if (\array_key_exists('bio', $data)) {
            $object->bio = $data['bio'];
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$links
        if (\array_key_exists('links', $data)) {
            \is_array($data['links']) && \array_is_list($data['links']) || throw new Mismatch('links');
            foreach ($data['links'] as $link) {
                \is_string($link) || throw new Mismatch('link');
            }
            $object->links = $data['links'];
        }

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$friend
        $object->friend = isset($data['friend']) ? ProfileReader_3e2bdc11b8c9::read($data['friend'], $kiln) : null;

        // Kiln\Tests\Golden\Kiln\Sparse\Profile::$visits
        if (\array_key_exists('visits', $data)) {
            $object->visits = $data['visits'];
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Sparse\Profile from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=read
final class RootReader_76dc9693fb3e
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ProfileReader_3e2bdc11b8c9::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Sparse\Profile, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=read --native
final class ReadProgram_49c6baac94bf
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Sparse\Profile',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'name'], [203, [204, 8]], 2, false, null],
                    [501, ['bio'], [701, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'bio'], [204, 8], 1, false, null],
                    [501, ['links'], [701, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'links'], [205, [204, 8]], 1, false, null],
                    [501, ['friend'], [701, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'friend'], [203, [210, 0]], 2, false, null],
                    [501, ['visits'], [701, 'Kiln\Tests\Golden\Kiln\Sparse\Profile', 'visits'], [204, 2], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
