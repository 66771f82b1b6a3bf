<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * Whether PHP takes or refuses values as arguments just as they are, without converting them where a file has no strict types.
 *
 * @internal
 */
final class ParameterTypes
{
    /**
     * @param ?Read\ReadNode $value null for any value
     */
    public static function take(?\ReflectionType $type, ?Read\ReadNode $value): bool
    {
        if ($type === null || !$type instanceof \ReflectionNamedType) {
            return $type === null;
        }
        $isOfClass = !$type->isBuiltin();

        return $type->getName() === 'mixed' || ($value !== null && match ($value::class) {
            Read\Coerce::class => $type->getName() === $value->kind->value,
            Read\ListOf::class, Read\MapOf::class, Read\Untyped::class => $isOfClass || \in_array($type->getName(), ['array', 'iterable'], true),
            Read\ObjectOf::class, Read\DateFrom::class, Read\DurationFrom::class, Read\EnumFrom::class => $isOfClass || $type->getName() === 'object',
            Delegated::class, Read\DeprecatedEnumFrom::class, Read\Discriminated::class, Read\Exactly::class, Read\Nothing::class, Observed::class, Refused::class, Read\ScalarUnion::class, Read\Wrapped::class => false,
        });
    }
}
