<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Inline;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\DefaultMetadata;

/**
 * What `OmitDefault` at a property leaves out.
 *
 * @internal
 */
final readonly class OmittedDefault
{
    /**
     * @throws InvalidMetadata when there is no default, or none that can be compared
     */
    public static function of(\ReflectionProperty $property, Attributes $attributes, string $place): DefaultMetadata
    {
        if ($attributes->has(Inline::class)) {
            throw new InvalidMetadata('conflicting_attributes', $place, '#[OmitDefault] leaves out a key, but #[Inline] has none.', 'Remove one of them.');
        }
        $source = $property->isPromoted() ? self::parameter($property) : ($property->hasDefaultValue() ? $property : null);
        if ($source === null) {
            throw new InvalidMetadata('misplaced_attribute', $place, '#[OmitDefault] stands at a property without a default.', 'Give it one, or remove the attribute.');
        }
        $value = $source->getDefaultValue();
        // A parameter takes it so, and the property has the other.
        $value = \is_int($value) && \in_array((string) $property->getType(), ['float', '?float'], true) ? (float) $value : $value;
        if (!self::isComparable($value)) {
            throw new InvalidMetadata('misplaced_attribute', $place, '#[OmitDefault] stands at a property whose default is an object, a new one each time.', 'Remove it.');
        }

        return new DefaultMetadata($value);
    }

    private static function parameter(\ReflectionProperty $property): ?\ReflectionParameter
    {
        foreach ($property->getDeclaringClass()->getConstructor()?->getParameters() ?? [] as $parameter) {
            if ($parameter->name === $property->name && $parameter->isDefaultValueAvailable()) {
                return $parameter;
            }
        }

        return null;
    }

    private static function isComparable(mixed $value): bool
    {
        return \is_array($value)
            ? \array_filter($value, static fn(mixed $item): bool => !self::isComparable($item)) === []
            : $value === null || \is_scalar($value) || $value instanceof \UnitEnum;
    }
}
