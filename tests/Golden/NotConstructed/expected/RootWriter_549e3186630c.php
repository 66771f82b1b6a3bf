<?php

// Writes Kiln\Tests\Golden\NotConstructed\Ticket for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_549e3186630c
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\NotConstructed\Ticket $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\NotConstructed\Ticket::class
            ? (TicketWriter_0f517bd17b46::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\NotConstructed\Ticket::class);
    }
}
