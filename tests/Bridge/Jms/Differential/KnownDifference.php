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

    /** A large text proves to be no JSON when its first objects have been made. */
    case BegunEarly;

    /** Code of the model has changed what is written before the call fails, and it fails elsewhere the second time. */
    case FailedElsewhere;

    /** Code of the model has changed what is written as XML before the call is made again, and the result shows both changes. */
    case ChangedTwice;

    /** A call that fails has walked a generator. */
    case ClosedGenerator;

    /** A call that must be made again has walked a generator, and fails now. */
    case ClosedGeneratorOnly;

    /** A type cannot be parsed, and the parser has parsed others before than that of the other serializer: it words the error by them. */
    case SyntaxErrorInOtherWords;

    /**
     * The heading under which the document tells of it.
     */
    public function section(): string
    {
        return match ($this) {
            self::MadeAgain, self::FailedAgain, self::BegunEarly, self::FailedElsewhere, self::ChangedTwice => 'A call may be made again',
            self::ClosedGenerator, self::ClosedGeneratorOnly => 'A generator of a call that is made again',
            self::SyntaxErrorInOtherWords => 'Metadata is loaded earlier',
        };
    }

    /**
     * In how many of a hundred cases it may be seen, because each takes time, or hides what is compared. Measured for 25 runs of
     * 10,000 cases of JSON: MadeAgain 0.00 to 0.12, FailedAgain 5.5 to 7.6, FailedElsewhere 0.00 to 0.10, ClosedGenerator 0.1 to 0.4,
     * BegunEarly, ClosedGeneratorOnly and
     * SyntaxErrorInOtherWords in next to none.
     */
    public function most(): float
    {
        return match ($this) {
            self::MadeAgain => 2.0,
            self::FailedAgain => 12.0,
            self::BegunEarly, self::FailedElsewhere, self::ClosedGenerator, self::SyntaxErrorInOtherWords => 1.5,
            self::ChangedTwice => 0.1,
            self::ClosedGeneratorOnly => 0.05,
        };
    }
}
