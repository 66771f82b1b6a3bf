<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * The methods that carry attributes of Kiln, here or in a declaration that they override.
 *
 * @internal
 */
final readonly class AttributedMethods
{
    /**
     * @return list<AttributedMethod> parents' first, as declared; those that only an interface declares last
     */
    public static function of(Lineage $lineage): array
    {
        $found = $declarations = $positions = [];
        $height = \count($lineage->chain);
        foreach ($lineage->nearestFirst() as $distance => $class) {
            if ($class->isInternal()) {
                continue;
            }
            $mapping = $lineage->mapping($class);
            foreach ($class->getMethods() as $index => $method) {
                $statements = $mapping?->hasMethod($method->name) === true ? [$mapping->getMethod($method->name)] : [];
                \array_push($statements, ...$method->class === $class->name ? [$method] : []);
                $statements = \array_values(\array_filter($statements, Attributes::areOn(...)));
                if ($statements === []) {
                    continue;
                }
                // A private method of a parent and one of the same name in a child are two.
                $key = $method->isPrivate() ? "{$class->name}::{$method->name}" : \strtolower($method->name);
                $found[$key] ??= $method;
                $declarations[$key] = [...$declarations[$key] ?? [], ...$statements];
                if ($distance < $height) {
                    $positions[$key] = [$height - $distance, $index];
                } else {
                    $positions[$key] ??= [$distance + 1, $index];
                }
            }
        }
        \asort($positions);
        $methods = [];
        foreach (\array_keys($positions) as $key) {
            $nearest = $found[$key];
            $method = $nearest->isPrivate() ? $nearest : $lineage->class->getMethod($nearest->name);
            $place = Place::ofMethod($method);
            $methods[] = new AttributedMethod($method, Attributes::of($declarations[$key], $place), $place);
        }

        return $methods;
    }
}
