<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\Coerce;
use Kiln\Dialect\Jms\Plan\Read\DateFrom;
use Kiln\Dialect\Jms\Plan\Read\DurationFrom;
use Kiln\Dialect\Jms\Plan\Read\EnumFrom;
use Kiln\Dialect\Jms\Plan\Read\ListOf;
use Kiln\Dialect\Jms\Plan\Read\MapOf;
use Kiln\Dialect\Jms\Plan\Read\ObjectOf;
use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Read\Untyped;

/**
 * Whether PHP takes or refuses values as arguments just as they are, without converting them where a file has no strict types.
 *
 * @internal
 */
final class ParameterTypes
{
    /**
     * @param ?ReadNode $value null for any value
     */
    public static function take(?\ReflectionType $type, ?ReadNode $value): bool
    {
        if ($type === null || !$type instanceof \ReflectionNamedType) {
            return $type === null;
        }
        $isOfClass = !$type->isBuiltin();

        return $type->getName() === 'mixed' || ($value !== null && match ($value::class) {
            Coerce::class => $type->getName() === $value->kind->value,
            ListOf::class, MapOf::class, Untyped::class => $isOfClass || \in_array($type->getName(), ['array', 'iterable'], true),
            ObjectOf::class, DateFrom::class, DurationFrom::class, EnumFrom::class => $isOfClass || $type->getName() === 'object',
            default => false,
        });
    }
}
