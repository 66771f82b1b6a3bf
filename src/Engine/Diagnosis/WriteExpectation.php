<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsObject;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Write\UnionCase;

/**
 * What a member of a union takes when it is written, by the words of PHP.
 *
 * @internal
 */
final class WriteExpectation
{
    public static function of(UnionCase $case): string
    {
        return match ($case->guard::class) {
            IsScalar::class => $case->guard->kind->value,
            IsInstance::class => $case->guard->class,
            IsList::class => 'list',
            IsArray::class => 'array',
            IsObject::class => 'object',
            Always::class, HasKeys::class, HasValue::class, IsBackedValue::class => 'anything',
        };
    }
}
