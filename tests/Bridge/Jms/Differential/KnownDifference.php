<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * What may differ, because docs/jms-differences.md says so; nothing else may.
 */
enum KnownDifference
{
    public const DOCUMENT = 'docs/jms-differences.md';

    /** Code of the model is called twice, or PHP warns twice, and the call succeeds. */
    case MadeAgain;

    /** Likewise, and the call fails. */
    case FailedAgain;

    /** Code of the model has changed what is written before the call fails, and it fails elsewhere the second time. */
    case FailedElsewhere;

    /** A call that fails has walked a generator. */
    case ClosedGenerator;

    /**
     * The heading under which the document tells of it.
     */
    public function section(): string
    {
        return match ($this) {
            self::MadeAgain, self::FailedAgain, self::FailedElsewhere => 'A call may be made again',
            self::ClosedGenerator => 'A generator of a call that fails',
        };
    }

    /**
     * In how many of a hundred cases it may be seen, for a whole run: each takes time, or hides what is compared. Measured for
     * 30 seeds of 10,000 cases: @MEASURED@.
     */
    public function most(): float
    {
        return match ($this) {
            self::MadeAgain => 2.0,
            self::FailedAgain => 12.0,
            self::FailedElsewhere, self::ClosedGenerator => 1.5,
        };
    }
}
