<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * How arrays are laid out. The values stand in the bytes.
 *
 * @internal
 */
enum ArrayForm: int
{
    /** Keys 0, 1, 2, …: the elements of all lists of a section are one column. */
    case Lists = 0;
    /** Any keys: one column of keys and one of values. */
    case Maps = 1;
    /** The same keys in all arrays of a section: one column of values for each key. */
    case Records = 2;
}
