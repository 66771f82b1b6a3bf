<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Plan;

use Kiln\Plan\Lenient\Read\Coerce;
use Kiln\Plan\Lenient\Read\DateFrom;
use Kiln\Plan\Lenient\Read\DurationFrom;
use Kiln\Plan\Lenient\Read\EnumFrom;
use Kiln\Plan\Lenient\Read\ListOf;
use Kiln\Plan\Lenient\Read\MapOf;
use Kiln\Plan\Lenient\Read\ObjectOf;
use Kiln\Plan\Lenient\Read\Untyped;
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
