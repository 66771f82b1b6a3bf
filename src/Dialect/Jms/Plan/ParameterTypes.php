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
use Kiln\Dialect\Jms\Plan\Read\Untyped;
use Kiln\Plan\Read\ReadNode;

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
        if ($type === null) {
            return true;
        }
        if (!$type instanceof \ReflectionNamedType) {
            return false;
        }
        $isOfClass = !$type->isBuiltin();

        return $type->getName() === 'mixed' || match (true) {
            $value instanceof Coerce => $type->getName() === $value->kind->value,
            $value instanceof ListOf, $value instanceof MapOf, $value instanceof Untyped => $isOfClass || \in_array($type->getName(), ['array', 'iterable'], true),
            $value instanceof ObjectOf, $value instanceof DateFrom, $value instanceof DurationFrom, $value instanceof EnumFrom => $isOfClass || $type->getName() === 'object',
            default => false,
        };
    }
}
