<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
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
        return match (true) {
            $case->guard instanceof IsScalar => $case->guard->kind->value,
            $case->guard instanceof IsInstance => $case->guard->class,
            $case->guard instanceof IsList => 'list',
            $case->guard instanceof IsArray => 'array',
            default => 'anything',
        };
    }
}
