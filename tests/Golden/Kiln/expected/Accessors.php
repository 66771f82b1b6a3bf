<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Accessors\Account for json_encode().
// Keys: id, log, owner, cents, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=write
final class AccountWriter_c4bcad19fa5f
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Accessors\Entity, Writing): array<mixed> */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Accessors\Account, Writing): array<mixed> */
    public static \Closure $write;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        39 => ['owner'],
        41 => ['cents'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Accessors\Entity, so that it sees what is not public.
AccountWriter_c4bcad19fa5f::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Accessors\Entity $object, Writing $kiln): array {
        foreach ($object->log as $logItem) {
            \is_string($logItem) || throw new Mismatch('logItem');
        }

        return [
            // Kiln\Tests\Golden\Kiln\Accessors\Entity::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\Kiln\Accessors\Entity::$log
            'log' => \array_values($object->log),
        ];
    },
    null,
    \Kiln\Tests\Golden\Kiln\Accessors\Entity::class,
);

// Bound to Kiln\Tests\Golden\Kiln\Accessors\Account, so that it sees what is not public.
AccountWriter_c4bcad19fa5f::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Accessors\Account $object, Writing $kiln): array {
        $result = [
            ...(AccountWriter_c4bcad19fa5f::$inEntity)($object, $kiln),
            // Kiln\Tests\Golden\Kiln\Accessors\Account::$owner
            'owner' => $object->getOwner(),
            // Kiln\Tests\Golden\Kiln\Accessors\Account::$cents
            'cents' => $object->balance(),
        ];

        foreach ($object->tags as $tag) {
            \is_string($tag) || throw new Mismatch('tag');
        }

        // Kiln\Tests\Golden\Kiln\Accessors\Account::$tags
        $result['tags'] = \array_values($object->tags);

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Accessors\Account::class,
);

// Writes Kiln\Tests\Golden\Kiln\Accessors\Account for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=write
final class RootWriter_fb64e0a4f2fe
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Accessors\Account $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\Accessors\Account::class
            ? (AccountWriter_c4bcad19fa5f::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\Accessors\Account::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Accessors\Account, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=write --native
final class WriteProgram_de6e6a5c8a43
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Accessors\Account', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Accessors\Account',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Accessors\Entity', 'id'], [102, 2], 0],
                    [403, 'log', [601, 'Kiln\Tests\Golden\Kiln\Accessors\Entity', 'log'], [103, [102, 8]], 0],
                    [403, 'owner', [602, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'getOwner'], [102, 8], 0],
                    [403, 'cents', [602, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'balance'], [102, 2], 0],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'tags'], [103, [102, 8]], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Accessors\Account from decoded data.
// Keys: id, log, owner, cents, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=read
final class AccountReader_5af42851c3d2
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Accessors\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\Accessors\Account */
    public static \Closure $read;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        47 => ['owner'],
        58 => ['tags'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Accessors\Entity, so that it sees what is not public.
AccountReader_5af42851c3d2::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Accessors\Entity $object, array $data, Reading $kiln): void {
        /** @var array{id?: int, log?: mixed} $data */

        // Kiln\Tests\Golden\Kiln\Accessors\Entity::$id
        if (\array_key_exists('id', $data)) {
            $object->id = $data['id'];
        }

        // Kiln\Tests\Golden\Kiln\Accessors\Entity::$log
        if (\array_key_exists('log', $data)) {
            \is_array($data['log']) && \array_is_list($data['log']) || throw new Mismatch('log');
            foreach ($data['log'] as $logItem) {
                \is_string($logItem) || throw new Mismatch('logItem');
            }
            $object->log = $data['log'];
        }
    },
    null,
    \Kiln\Tests\Golden\Kiln\Accessors\Entity::class,
);

// Bound to Kiln\Tests\Golden\Kiln\Accessors\Account, so that it sees what is not public.
AccountReader_5af42851c3d2::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Accessors\Account {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Accessors\Account::class);
        /** @var array{id?: int, log?: mixed, owner?: mixed, cents?: int, tags?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Accessors\Account();
        (AccountReader_5af42851c3d2::$inEntity)($object, $data, $kiln);
        // Kiln\Tests\Golden\Kiln\Accessors\Account::$owner
        if (\array_key_exists('owner', $data)) {
            \is_string($data['owner']) || throw new Mismatch('owner');
            $object->rename($data['owner']);
        }

        // Kiln\Tests\Golden\Kiln\Accessors\Account::$cents
        if (\array_key_exists('cents', $data)) {
            $object->cents = $data['cents'];
        }

        // Kiln\Tests\Golden\Kiln\Accessors\Account::$tags
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
    \Kiln\Tests\Golden\Kiln\Accessors\Account::class,
);

// Reads Kiln\Tests\Golden\Kiln\Accessors\Account from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=read
final class RootReader_019f353b47e1
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (AccountReader_5af42851c3d2::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Accessors\Account, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Accessors\Account' --direction=read --native
final class ReadProgram_17e79b6ae204
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Accessors\Account',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Accessors\Entity', 'id'], [204, 2], 1, false, null],
                    [501, ['log'], [701, 'Kiln\Tests\Golden\Kiln\Accessors\Entity', 'log'], [205, [204, 8]], 1, false, null],
                    [501, ['owner'], [702, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'rename'], [204, 8], 1, false, null],
                    [501, ['cents'], [701, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'cents'], [204, 2], 1, false, null],
                    [501, ['tags'], [702, 'Kiln\Tests\Golden\Kiln\Accessors\Account', 'setTags'], [205, [204, 8]], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
