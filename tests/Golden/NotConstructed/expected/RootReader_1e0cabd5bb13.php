<?php

// Reads Kiln\Tests\Golden\NotConstructed\Ticket from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_1e0cabd5bb13
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (TicketReader_884d06d90e9c::$read)($value, $kiln);
    }
}
