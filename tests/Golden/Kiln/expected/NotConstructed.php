<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\NotConstructed\Ticket for json_encode().
// Keys: code, uses, holder
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=write
final class TicketWriter_334b89afd42b
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\NotConstructed\Ticket, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Kiln\NotConstructed\Ticket, so that it sees what is not public.
TicketWriter_334b89afd42b::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\NotConstructed\Ticket $object, Writing $kiln): array {
        $result = [];

        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$code
        if (isset($object->code)) {
            $result['code'] = $object->code;
        }

        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$uses
        $result['uses'] = $object->uses;
        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$holder
        $result['holder'] = $object->holder;

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class,
);

// Writes Kiln\Tests\Golden\Kiln\NotConstructed\Ticket for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=write
final class RootWriter_949c06c05974
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class
            ? (TicketWriter_334b89afd42b::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\NotConstructed\Ticket, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=write --native
final class WriteProgram_a1051f694f1b
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket',
                [
                    [403, 'code', [601, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'code'], [102, 8], 1],
                    [403, 'uses', [601, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'uses'], [102, 2], 0],
                    [403, 'holder', [601, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'holder'], [102, 8], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\NotConstructed\Ticket from decoded data.
// Keys: code, uses, holder
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=read
final class TicketReader_ca3f4c1bb4f2
{
    private static \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket $blank;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket */
    public static \Closure $read;

    // Not made by its constructor, which asks for more than the data has.
    public static function blank(): \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket
    {
        return clone (self::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class))->newInstanceWithoutConstructor());
    }
}

// Bound to Kiln\Tests\Golden\Kiln\NotConstructed\Ticket, so that it sees what is not public.
TicketReader_ca3f4c1bb4f2::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class);
        /** @var array{code?: string, uses?: int, holder?: string} $data */

        $object = TicketReader_ca3f4c1bb4f2::blank();
        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$code
        $object->code = $data['code'] ?? throw new Mismatch('code');

        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$uses
        if (\array_key_exists('uses', $data)) {
            $object->uses = $data['uses'];
        }

        // Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::$holder
        $object->holder = $data['holder'] ?? throw new Mismatch('holder');

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\NotConstructed\Ticket::class,
);

// Reads Kiln\Tests\Golden\Kiln\NotConstructed\Ticket from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=read
final class RootReader_6165ce5c836e
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (TicketReader_ca3f4c1bb4f2::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\NotConstructed\Ticket, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket' --direction=read --native
final class ReadProgram_d6e7799b3e71
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket',
                [802],
                [
                    [501, ['code'], [701, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'code'], [204, 8], 0, false, null],
                    [501, ['uses'], [701, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'uses'], [204, 2], 1, false, null],
                    [501, ['holder'], [701, 'Kiln\Tests\Golden\Kiln\NotConstructed\Ticket', 'holder'], [204, 8], 0, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
