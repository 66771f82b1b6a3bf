<?php

// Reads Kiln\Tests\Golden\NotConstructed\Ticket from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_7bcb6cfe177a
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (TicketReader_19594e1ee876::$read)($value, $kiln);
    }
}
