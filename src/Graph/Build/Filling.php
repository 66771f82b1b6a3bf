<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Read\Tables;

/**
 * Sets the properties of all objects of a shape.
 *
 * @internal
 */
final class Filling
{
    /** Objects at a time: what they and their values take fits into the cache of a processor. */
    private const BLOCK = 1024;

    /** Values at a time: what they take beside the objects is within the memory that the bytes allow. */
    private const CELLS = 16_384;

    /**
     * @param list<object> $objects
     */
    public static function fill(array $objects, ObjectPlan $plan, Tables $tables): void
    {
        [$assignments, $exceptions] = self::prepare($plan, $tables);
        $count = \count($objects);
        $most = \max(1, \min(self::BLOCK, \intdiv(self::CELLS, \max(1, \count($plan->properties)))));
        for ($from = 0; $from < $count; $from += $most) {
            $length = \max(1, \min($most, $count - $from));
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
    private static function exception(ObjectPlan $plan, int $position, array $references, Tables $tables): \Closure
    {
        $property = $plan->properties[$position];
        $scope = self::scope($plan, $property);

        return match (true) {
            $property === null && \str_starts_with($plan->shape->keys[$position]->name, "\0") => Assignment::cast($plan->shape->keys[$position]->name),
            $property === null => Assignment::dynamicWithReferences($plan->shape->keys[$position]->name, $references, $tables),
            $references === [] || self::needsReflection($property, $scope) => Assignment::byReflection($property, $references, $tables),
            default => Assignment::withReferences($scope, $property->name, $references, $tables),
        };
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
        $dynamic = [];
        $exceptions = [];
        foreach ($plan->properties as $position => $property) {
            $references = $plan->shape->columns[$position]->references();
            $references = \is_array($references) ? $references : \iterator_to_array($references);
            $scope = self::scope($plan, $property);
            if ($references !== [] || self::isException($plan, $position, $scope)) {
                $exceptions[$position] = self::exception($plan, $position, $references, $tables);
            } elseif ($property === null) {
                $dynamic[$position] = $plan->shape->keys[$position]->name;
            } else {
                $scopes[$scope][$position] = $property->name;
            }
        }
        $assignments = [];
        foreach ($scopes as $scope => $names) {
            if (Assignment::isWorthCompiling($scope, \array_values($names), $plan->shape->count)) {
                $assignments[] = self::assignment($plan, $names, Assignment::compiled($scope, \array_values($names)));
            } else {
                foreach (\array_keys($names) as $position) {
                    $exceptions[$position] = self::exception($plan, $position, [], $tables);
                }
            }
        }
        foreach (\array_chunk($dynamic, Assignment::MOST_DYNAMIC, true) as $names) {
            $assignments[] = self::assignment($plan, $names, Assignment::dynamic(\array_values($names)));
        }

        return [$assignments, $exceptions];
    }

    /**
     * Whether no loop may assign to a property as to others.
     */
    private static function isException(ObjectPlan $plan, int $position, string $scope): bool
    {
        $property = $plan->properties[$position];

        // PHP remarks on a dynamic property that has the name of a static one.
        return $property === null
            ? \str_starts_with($plan->shape->keys[$position]->name, "\0") || $plan->class->reflection->hasProperty($plan->shape->keys[$position]->name)
            : self::needsReflection($property, $scope);
    }

    private static function needsReflection(\ReflectionProperty $property, string $scope): bool
    {
        return ($scope === '' && !$property->isPublic()) || ClassAnatomy::isHooked($property);
    }

    /**
     * @param non-empty-array<int, string>                       $names by their positions
     * @param \Closure(list<object>, list<list<mixed>>): void $assign for just these
     *
     * @return array{\Closure(list<object>, list<list<mixed>>): void, ?list<int>} null for all positions
     */
    private static function assignment(ObjectPlan $plan, array $names, \Closure $assign): array
    {
        return [$assign, \count($names) === \count($plan->properties) ? null : \array_keys($names)];
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
