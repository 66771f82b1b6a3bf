<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/**
 * Whether a contender was timed, and if not, why.
 */
enum Verdict: string
{
    case Timed = 'timed';

    /** It did something else than the work; see the note of the row. */
    case Differs = 'differs';

    /** It threw an exception; see the note of the row. */
    case Failed = 'failed';

    case NotInstalled = 'not installed';
}
