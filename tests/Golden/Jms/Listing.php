<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Listing;

/**
 * What the values of a map are that is written and read as a whole.
 */
class Entry
{
    public int $id = 0;
}
