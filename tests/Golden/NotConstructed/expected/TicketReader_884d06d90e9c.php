<?php

// Reads Kiln\Tests\Golden\NotConstructed\Ticket from decoded data.
// Keys: code, uses, holder
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class TicketReader_884d06d90e9c
{
    private static \Kiln\Tests\Golden\NotConstructed\Ticket $blank;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\NotConstructed\Ticket */
    public static \Closure $read;

    /** @var \Closure(mixed, Reading): list<\Kiln\Tests\Golden\NotConstructed\Ticket> */
    public static \Closure $readList;

    // Not made by its constructor, which asks for more than the data has.
    public static function blank(): \Kiln\Tests\Golden\NotConstructed\Ticket
    {
        return clone (self::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\NotConstructed\Ticket::class))->newInstanceWithoutConstructor());
    }
}

// Bound to Kiln\Tests\Golden\NotConstructed\Ticket, so that it sees what is not public.
TicketReader_884d06d90e9c::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\NotConstructed\Ticket {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\NotConstructed\Ticket::class);
        /** @var array{code?: string, uses?: int, holder?: string} $data */

        $object = TicketReader_884d06d90e9c::blank();
        // Kiln\Tests\Golden\NotConstructed\Ticket::$code
        $object->code = $data['code'] ?? throw new Mismatch('code');

        // Kiln\Tests\Golden\NotConstructed\Ticket::$uses
        if (\array_key_exists('uses', $data)) {
            $object->uses = $data['uses'];
        }

        // Kiln\Tests\Golden\NotConstructed\Ticket::$holder
        $object->holder = $data['holder'] ?? throw new Mismatch('holder');

        return $object;
    },
    null,
    \Kiln\Tests\Golden\NotConstructed\Ticket::class,
);

// Bound to Kiln\Tests\Golden\NotConstructed\Ticket, so that it sees what is not public.
TicketReader_884d06d90e9c::$readList = \Closure::bind(
    static function (mixed $list, Reading $kiln): array {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\NotConstructed\Ticket>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\NotConstructed\Ticket::class);
            /** @var array{code?: string, uses?: int, holder?: string} $data */

            $object = TicketReader_884d06d90e9c::blank();
            // Kiln\Tests\Golden\NotConstructed\Ticket::$code
            $object->code = $data['code'] ?? throw new Mismatch('code');

            // Kiln\Tests\Golden\NotConstructed\Ticket::$uses
            if (\array_key_exists('uses', $data)) {
                $object->uses = $data['uses'];
            }

            // Kiln\Tests\Golden\NotConstructed\Ticket::$holder
            $object->holder = $data['holder'] ?? throw new Mismatch('holder');
            $objects[] = $object;
        }

        return $objects;
    },
    null,
    \Kiln\Tests\Golden\NotConstructed\Ticket::class,
);
