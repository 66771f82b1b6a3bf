<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Read\Tables;

/**
 * Sets the properties of all objects of a shape.
 *
 * @internal
 */
final class Filling
{
    /** Objects at a time: what they and their values take fits into the cache of a processor. A multiple of 8. */
    private const BLOCK = 1024;

    /**
     * @param list<object> $objects
     */
    public static function fill(array $objects, ObjectPlan $plan, Tables $tables): void
    {
        [$assignments, $exceptions] = self::prepare($plan, $tables);
        $count = \count($objects);
        for ($from = 0; $from < $count; $from += self::BLOCK) {
            $length = max(1, min(self::BLOCK, $count - $from));
            $block = $count === $length ? $objects : \array_slice($objects, $from, $length);
            $columns = [];
            foreach ($plan->shape->columns as $column) {
                $columns[] = $column->next($length, $tables);
            }
            foreach ($assignments as [$assign, $positions]) {
                $assign($block, $positions === null ? $columns : self::chosen($columns, $positions));
            }
            foreach ($exceptions as $position => $assign) {
                $assign($block, $columns[$position], $from);
            }
        }
    }

    /**
     * A function for a column that no plain loop can assign.
     *
     * @param array<int, int> $references position => number
     *
     * @return \Closure(list<object>, list<mixed>, int): void the last is the position of the first object
     */
    public static function exception(ObjectPlan $plan, int $position, array $references, Tables $tables): \Closure
    {
        $property = $plan->properties[$position];
        $scope = self::scope($plan, $property);

        return $property !== null && self::needsReflection($property, $scope)
            ? Assignment::byReflection($property, $references, $tables)
            : Assignment::withReferences($scope, $plan->shape->keys[$position]->name, $references, $tables);
    }

    /**
     * @return array{
     *     list<array{\Closure(list<object>, list<list<mixed>>): void, ?list<int>}>,
     *     array<int, \Closure(list<object>, list<mixed>, int): void>,
     * } functions for several columns each (null for all), and functions for one
     */
    private static function prepare(ObjectPlan $plan, Tables $tables): array
    {
        $scopes = [];
        $exceptions = [];
        foreach ($plan->properties as $position => $property) {
            $references = $plan->shape->columns[$position]->references();
            $scope = self::scope($plan, $property);
            if ($references !== [] || ($property !== null && self::needsReflection($property, $scope))) {
                $exceptions[$position] = self::exception($plan, $position, $references, $tables);
            } else {
                $scopes[$scope][$position] = $plan->shape->keys[$position]->name;
            }
        }
        $assignments = [];
        foreach ($scopes as $scope => $names) {
            if (!Assignment::isWorthCompiling($scope, array_values($names), $plan->shape->count)) {
                foreach ($names as $position => $name) {
                    $property = $plan->properties[$position];
                    if ($property !== null) {
                        $exceptions[$position] = Assignment::byReflection($property, [], $tables);
                        unset($names[$position]);
                    }
                }
            }
            if ($names !== []) {
                $isAll = \count($names) === \count($plan->properties);
                $assignments[] = [Assignment::compiled($scope, array_values($names)), $isAll ? null : array_keys($names)];
            }
        }

        return [$assignments, $exceptions];
    }

    private static function needsReflection(\ReflectionProperty $property, string $scope): bool
    {
        return ($scope === '' && !$property->isPublic()) || RawProperty::isHooked($property);
    }

    /**
     * @param list<list<mixed>> $columns
     * @param list<int>         $positions
     *
     * @return list<list<mixed>>
     */
    private static function chosen(array $columns, array $positions): array
    {
        $chosen = [];
        foreach ($positions as $position) {
            $chosen[] = $columns[$position];
        }

        return $chosen;
    }

    /**
     * Readonly properties can be set in the scope of their own class only; but PHP lets nobody into that of a built-in class.
     *
     * @return class-string|'' empty for none
     */
    private static function scope(ObjectPlan $plan, ?\ReflectionProperty $property): string
    {
        $class = $property === null ? $plan->class->reflection : $property->getDeclaringClass();

        return $class->isInternal() ? '' : $class->name;
    }
}
