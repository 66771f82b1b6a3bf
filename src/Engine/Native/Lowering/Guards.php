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
use Kiln\Plan\Guard\IsObject;
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
        return match ($guard::class) {
            Always::class => [Op::GUARD_ALWAYS],
            IsScalar::class => [Op::GUARD_IS_SCALAR, Scalars::mask($guard->acceptsInt ? [$guard->kind, ScalarKind::Int] : [$guard->kind])],
            IsInstance::class => [Op::GUARD_IS_INSTANCE, $guard->class],
            IsList::class => [Op::GUARD_IS_LIST],
            IsArray::class => [Op::GUARD_IS_ARRAY],
            IsObject::class => throw new NotLowerable('no operation for any object'),
            HasKeys::class => [Op::GUARD_HAS_KEYS, $guard->keys],
            HasValue::class => [Op::GUARD_HAS_VALUE, $guard->field, $guard->asRead()],
            IsBackedValue::class => [Op::GUARD_IS_BACKED_VALUE, $guard->class],
        };
    }
}
