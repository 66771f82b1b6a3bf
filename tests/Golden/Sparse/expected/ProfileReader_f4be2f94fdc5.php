<?php

// Reads Kiln\Tests\Golden\Sparse\Profile from decoded data.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ProfileReader_f4be2f94fdc5
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Sparse\Profile
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Sparse\Profile::class);
        /** @var array{name?: string|null, bio?: string, links?: mixed, friend?: mixed, visits?: int} $data */

        $object = new \Kiln\Tests\Golden\Sparse\Profile();
        // Kiln\Tests\Golden\Sparse\Profile::$name
        $object->name = $data['name'] ?? null;

        // Kiln\Tests\Golden\Sparse\Profile::$bio
        if (\array_key_exists('bio', $data)) {
            $object->bio = $data['bio'];
        }

        // Kiln\Tests\Golden\Sparse\Profile::$links
        if (\array_key_exists('links', $data)) {
            \is_array($data['links']) && \array_is_list($data['links']) || throw new Mismatch('links');
            foreach ($data['links'] as $link) {
                \is_string($link) || throw new Mismatch('link');
            }
            $object->links = $data['links'];
        }

        // Kiln\Tests\Golden\Sparse\Profile::$friend
        $object->friend = isset($data['friend']) ? ProfileReader_f4be2f94fdc5::read($data['friend'], $kiln) : null;

        // Kiln\Tests\Golden\Sparse\Profile::$visits
        if (\array_key_exists('visits', $data)) {
            $object->visits = $data['visits'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Sparse\Profile> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Sparse\Profile>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Sparse\Profile::class);
            /** @var array{name?: string|null, bio?: string, links?: mixed, friend?: mixed, visits?: int} $data */

            $object = new \Kiln\Tests\Golden\Sparse\Profile();
            // Kiln\Tests\Golden\Sparse\Profile::$name
            $object->name = $data['name'] ?? null;

            // Kiln\Tests\Golden\Sparse\Profile::$bio
            if (\array_key_exists('bio', $data)) {
                $object->bio = $data['bio'];
            }

            // Kiln\Tests\Golden\Sparse\Profile::$links
            if (\array_key_exists('links', $data)) {
                \is_array($data['links']) && \array_is_list($data['links']) || throw new Mismatch('links');
                foreach ($data['links'] as $link) {
                    \is_string($link) || throw new Mismatch('link');
                }
                $object->links = $data['links'];
            }

            // Kiln\Tests\Golden\Sparse\Profile::$friend
            $object->friend = isset($data['friend']) ? ProfileReader_f4be2f94fdc5::read($data['friend'], $kiln) : null;

            // Kiln\Tests\Golden\Sparse\Profile::$visits
            if (\array_key_exists('visits', $data)) {
                $object->visits = $data['visits'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
