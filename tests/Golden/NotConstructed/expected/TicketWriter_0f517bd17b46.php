<?php

// Writes Kiln\Tests\Golden\NotConstructed\Ticket for json_encode().
// Keys: code, uses, holder
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class TicketWriter_0f517bd17b46
{
    /** @var \Closure(\Kiln\Tests\Golden\NotConstructed\Ticket, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\NotConstructed\Ticket, so that it sees what is not public.
TicketWriter_0f517bd17b46::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\NotConstructed\Ticket $object, Writing $kiln): array {
        $result = [];

        // Kiln\Tests\Golden\NotConstructed\Ticket::$code
        if (isset($object->code)) {
            $result['code'] = $object->code;
        }

        // Kiln\Tests\Golden\NotConstructed\Ticket::$uses
        $result['uses'] = $object->uses;
        // Kiln\Tests\Golden\NotConstructed\Ticket::$holder
        $result['holder'] = $object->holder;

        return $result;
    },
    null,
    \Kiln\Tests\Golden\NotConstructed\Ticket::class,
);
