<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Factory;
use Kiln\Error\InvalidMetadata;

/**
 * Which static method makes the objects of a class.
 *
 * @internal
 */
final readonly class FactoryReader
{
    /**
     * @param list<AttributedMethod> $methods of the class and its parents
     *
     * @throws InvalidMetadata
     *
     * @return ?\ReflectionMethod that of the nearest class which has one; not one that a parent keeps for its own objects
     */
    public static function find(Lineage $lineage, array $methods): ?\ReflectionMethod
    {
        $factories = \array_filter($methods, static fn(AttributedMethod $method): bool => $method->attributes->has(Factory::class));
        foreach (\array_reverse($lineage->chain) as $class) {
            $own = \array_values(\array_filter($factories, static fn(AttributedMethod $factory): bool => $factory->method->class === $class->name));
            if (\count($own) > 1) {
                throw self::invalid(Place::ofClass($class->name), "#[Factory] stands at {$own[0]->method->name}() and at {$own[1]->method->name}(), but one method makes the objects.", 'Keep one of them.');
            }
            $returned = $own === [] ? '' : self::checked($own[0], $class);
            if ($returned === 'static' || \is_a($returned, $lineage->class->name, true)) {
                return $own[0]->method;
            }
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $class that declares it
     *
     * @throws InvalidMetadata
     *
     * @return string what it returns: `static`, or the name of a class
     */
    private static function checked(AttributedMethod $factory, \ReflectionClass $class): string
    {
        $method = $factory->method;
        if (!$method->isStatic() || !$method->isPublic() || $method->isAbstract()) {
            throw self::invalid($factory->place, 'A method with #[Factory] is called to make the object, so it must be public and static.', 'Write: public static function.');
        }
        $returned = self::returned($method);
        if ($returned !== 'static' && !\is_a($returned, $class->name, true)) {
            $type = $method->getReturnType();

            throw self::invalid($factory->place, 'A method with #[Factory] gives an object of its class, but this one has ' . ($type === null ? 'no return type' : "the return type {$type}") . '.', 'Let it return self or static.');
        }

        return $returned;
    }

    /**
     * @return string `static`, the name of a class, or '' for anything else
     */
    private static function returned(\ReflectionMethod $method): string
    {
        $type = $method->getReturnType();
        if (!$type instanceof \ReflectionNamedType || $type->allowsNull()) {
            return '';
        }
        $name = $type->getName();

        return match (\strtolower($name)) {
            'static' => 'static',
            'self' => $method->class,
            default => $type->isBuiltin() ? '' : $name,
        };
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_factory', $place, $problem, $hint);
    }
}
