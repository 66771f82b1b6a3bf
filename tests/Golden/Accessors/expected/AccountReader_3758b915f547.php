<?php

// Reads Kiln\Tests\Golden\Accessors\Account from decoded data.
// Keys: owner, cents, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class AccountReader_3758b915f547
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Accessors\Account */
    public static \Closure $read;

    /** @var \Closure(mixed, Reading): list<\Kiln\Tests\Golden\Accessors\Account> */
    public static \Closure $readList;
}

// Bound to Kiln\Tests\Golden\Accessors\Account, so that it sees what is not public.
AccountReader_3758b915f547::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Accessors\Account {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Accessors\Account::class);
        /** @var array{owner?: mixed, cents?: int, tags?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Accessors\Account();
        // Kiln\Tests\Golden\Accessors\Account::$owner
        if (\array_key_exists('owner', $data)) {
            \is_string($data['owner']) || throw new Mismatch('owner');
            $object->rename($data['owner']);
        }

        // Kiln\Tests\Golden\Accessors\Account::$cents
        if (\array_key_exists('cents', $data)) {
            $object->cents = $data['cents'];
        }

        // Kiln\Tests\Golden\Accessors\Account::$tags
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $object->setTags($data['tags']);
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Accessors\Account::class,
);

// Bound to Kiln\Tests\Golden\Accessors\Account, so that it sees what is not public.
AccountReader_3758b915f547::$readList = \Closure::bind(
    static function (mixed $list, Reading $kiln): array {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Accessors\Account>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Accessors\Account::class);
            /** @var array{owner?: mixed, cents?: int, tags?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Accessors\Account();
            // Kiln\Tests\Golden\Accessors\Account::$owner
            if (\array_key_exists('owner', $data)) {
                \is_string($data['owner']) || throw new Mismatch('owner');
                $object->rename($data['owner']);
            }

            // Kiln\Tests\Golden\Accessors\Account::$cents
            if (\array_key_exists('cents', $data)) {
                $object->cents = $data['cents'];
            }

            // Kiln\Tests\Golden\Accessors\Account::$tags
            if (\array_key_exists('tags', $data)) {
                \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
                foreach ($data['tags'] as $tag) {
                    \is_string($tag) || throw new Mismatch('tag');
                }
                $object->setTags($data['tags']);
            }
            $objects[] = $object;
        }

        return $objects;
    },
    null,
    \Kiln\Tests\Golden\Accessors\Account::class,
);
