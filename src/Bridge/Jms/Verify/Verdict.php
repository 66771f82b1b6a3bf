<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * How what Kiln did relates to what jms/serializer did.
 *
 * @api
 */
enum Verdict: string
{
    /** the same bytes, or the same values down to the order of keys */
    case Identical = 'identical';

    /** the same JSON by value: keys in another order, or other bytes for the same value */
    case EqualJson = 'equal_json';

    /** an empty array on one side is an empty object on the other; nothing else differs in value */
    case EmptyOnly = 'empty_only';

    case Different = 'different';

    /** jms/serializer has a result */
    case KilnFailed = 'kiln_failed';

    /** Kiln has a result where jms/serializer has none */
    case JmsFailed = 'jms_failed';

    /** exceptions of the same class with the same message */
    case FailedAlike = 'failed_alike';

    case FailedDifferently = 'failed_differently';

    /** nothing can be said, for a reason that is recorded */
    case NotCompared = 'not_compared';

    /**
     * Whether Kiln did what jms/serializer did.
     */
    public function isSame(): bool
    {
        return $this === self::Identical || $this === self::FailedAlike;
    }

    public function isMismatch(): bool
    {
        return !$this->isSame() && $this !== self::NotCompared;
    }

    /**
     * @return int the higher, the worse
     */
    public function severity(): int
    {
        return match ($this) {
            self::Different => 6,
            self::KilnFailed => 5,
            self::JmsFailed => 4,
            self::FailedDifferently => 3,
            self::EmptyOnly => 2,
            self::EqualJson => 1,
            self::Identical, self::FailedAlike, self::NotCompared => 0,
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Identical => 'identical',
            self::EqualJson => 'equal JSON',
            self::EmptyOnly => '[] or {} only',
            self::Different => 'different',
            self::KilnFailed => 'Kiln failed',
            self::JmsFailed => 'only JMS failed',
            self::FailedAlike => 'failed alike',
            self::FailedDifferently => 'failed differently',
            self::NotCompared => 'not compared',
        };
    }
}
