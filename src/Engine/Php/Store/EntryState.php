<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Whether a stored entry can be used.
 *
 * @internal
 */
enum EntryState: string
{
    case Ready = 'ready';

    /** A file that it was made from has changed, moved or vanished. */
    case Stale = 'stale';

    /** It is damaged, foreign or not safe to run. */
    case Damaged = 'damaged';
}
