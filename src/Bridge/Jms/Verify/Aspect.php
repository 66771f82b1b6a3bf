<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * In what two results differ at one place.
 *
 * @internal
 */
enum Aspect: string
{
    /** the same keys in another order */
    case Order = 'order';

    /** an empty array, and an empty object */
    case Emptiness = 'emptiness';

    /** the result of jms/serializer alone has it */
    case Missing = 'missing';

    /** the result of Kiln alone has it */
    case Extra = 'extra';

    case Type = 'type';

    case Value = 'value';

    /** one object in two places, and two equal ones */
    case Identity = 'identity';

    case Exception = 'exception';

    public function verdict(): Verdict
    {
        return match ($this) {
            self::Order => Verdict::EqualJson,
            self::Emptiness => Verdict::EmptyOnly,
            default => Verdict::Different,
        };
    }

    public function text(): string
    {
        return match ($this) {
            self::Order => 'the keys are in another order',
            self::Emptiness => 'an empty array on one side, an empty object on the other',
            self::Missing => 'missing in the result of Kiln',
            self::Extra => 'only in the result of Kiln',
            self::Type => 'another type',
            self::Value => 'another value',
            self::Identity => 'the same object in two places on one side only',
            self::Exception => 'another exception',
        };
    }
}
