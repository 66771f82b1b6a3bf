<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\System\ConstructorBody;

/**
 * Finds out whether a constructor does nothing but set all properties to its parameters. Then `new` gives what setting them
 * one by one gives.
 *
 * @internal
 */
final class PlainConstructor
{
    /**
     * @return array<array-key, string>|null the names of the properties, by those of the parameters; null when it does more, or
     *                                       less. A list when all are promoted: the order of the properties is theirs, too
     */
    public static function properties(ClassAnatomy $class): ?array
    {
        $constructor = $class->reflection->getConstructor();
        if ($constructor === null || !$constructor->isUserDefined() || !$constructor->isPublic() || $constructor->getNumberOfParameters() !== $class->slots()) {
            return null;
        }
        $assigned = ConstructorBody::assigned($constructor);
        $slots = [];
        foreach ($class->slotProperties() as $property) {
            $slots[$property->name] = $property;
        }
        $names = [];
        $promoted = 0;
        foreach ($constructor->getParameters() as $parameter) {
            $promoted += (int) $parameter->isPromoted();
            $name = $parameter->isPromoted() ? $parameter->name : $assigned[$parameter->name] ?? '';
            $property = $slots[$name] ?? null;
            if ($assigned === null || $property === null || isset($names[$name])
                || $property->class !== $constructor->class || ClassAnatomy::isHooked($property)
                || $parameter->isPassedByReference() || $parameter->isVariadic()
                || (string) $parameter->getType() !== (string) $property->getType()) {
                return null;
            }
            $names[$name] = $parameter->name;
        }

        if ($promoted + \count($assigned ?? []) !== \count($names)) {
            // What is promoted is assigned to once more.
            return null;
        }
        $properties = \array_map(\strval(...), \array_flip($names));

        return $assigned === [] ? \array_values($properties) : $properties;
    }
}
