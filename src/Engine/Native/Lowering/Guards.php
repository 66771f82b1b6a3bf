<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Type\ScalarKind;

/**
 * Guards of unions.
 *
 * @internal
 */
final readonly class Guards
{
    /**
     * @return non-empty-list<mixed>
     */
    public static function lower(Guard $guard): array
    {
        return match (true) {
            $guard instanceof Always => [Op::GUARD_ALWAYS],
            $guard instanceof IsScalar => [Op::GUARD_IS_SCALAR, Scalars::mask($guard->acceptsInt ? [$guard->kind, ScalarKind::Int] : [$guard->kind])],
            $guard instanceof IsInstance => [Op::GUARD_IS_INSTANCE, $guard->class],
            $guard instanceof IsList => [Op::GUARD_IS_LIST],
            $guard instanceof IsArray => [Op::GUARD_IS_ARRAY],
            $guard instanceof HasKeys => [Op::GUARD_HAS_KEYS, $guard->keys],
            $guard instanceof HasValue => [Op::GUARD_HAS_VALUE, $guard->field, self::asRead($guard->values)],
            $guard instanceof IsBackedValue => [Op::GUARD_IS_BACKED_VALUE, $guard->class],
            default => throw new NotLowerable('no operation for ' . $guard::class),
        };
    }

    /**
     * A value that is a number may stand in the document as a number or as text.
     *
     * @param list<int|string> $values
     *
     * @return list<int|string>
     */
    private static function asRead(array $values): array
    {
        $all = [];
        foreach ($values as $value) {
            $all[] = $value;
            if (\is_int($value)) {
                $all[] = (string) $value;
            } elseif ((string) (int) $value === $value) {
                $all[] = (int) $value;
            }
        }

        return $all;
    }
}
