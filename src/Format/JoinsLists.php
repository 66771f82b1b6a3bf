<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format in which the text of a list is that of its items, one behind the other, so that they can be encoded a few at a time.
 *
 * @internal
 */
interface JoinsLists extends Format
{
    /**
     * Whether that is so with the options of the format.
     */
    public function joinsLists(): bool;
}
