<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format in which a list is a head that says how many items follow, and the items: a long one can be written a few items at a time.
 *
 * @internal
 */
interface CountsItems extends Format
{
    public function headOfList(int $count): string;
}
