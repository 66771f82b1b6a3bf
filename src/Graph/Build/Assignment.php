<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Read\Tables;

/**
 * Functions that assign columns to the properties of objects.
 *
 * @internal
 */
final class Assignment
{
    /** Names of dynamic properties come from bytes, and a process may read any number of them. */
    private const MOST_COMPILED = 1_000;

    /** For fewer objects, compiling takes longer than it saves. */
    private const WORTH_COMPILING = 40;

    /** @var array<string, int> by scope and names: how many objects there have been */
    private static array $objects = [];

    /** @var array<string, \Closure(list<object>, list<list<mixed>>): void> by scope and names, for the process */
    private static array $compiled = [];

    /**
     * For a few objects, for non-public properties of built-in classes, and for properties with hooks.
     *
     * @param array<int, int> $references position of an object => number of a PHP reference. Nothing binds a reference here;
     *                                    its value is better than nothing
     *
     * @return \Closure(list<object>, list<mixed>, int): void the last is the position of the first object
     */
    public static function byReflection(\ReflectionProperty $property, array $references, Tables $tables): \Closure
    {
        $isHooked = RawProperty::isHooked($property);

        return static function (array $objects, array $values, int $from) use ($property, $references, $tables, $isHooked): void {
            foreach ($objects as $index => $object) {
                $number = $references[$from + $index] ?? null;
                $value = $number === null ? $values[$index] : $tables->referenced[$number];
                if ($isHooked) {
                    RawProperty::set($property, $object, $value);
                } else {
                    $property->setValue($object, $value);
                }
            }
        };
    }

    /**
     * One loop with all assignments, in which PHP remembers where each property lies.
     *
     * @param class-string|''        $scope empty for none
     * @param non-empty-list<string> $names
     *
     * @return \Closure(list<object>, list<list<mixed>>): void
     */
    public static function compiled(string $scope, array $names): \Closure
    {
        $key = self::key($scope, $names);
        if (!isset(self::$compiled[$key])) {
            if (\count(self::$compiled) >= self::MOST_COMPILED) {
                self::$compiled = [];
            }
            self::$compiled[$key] = self::compile($scope, $names);
        }

        return self::$compiled[$key];
    }

    /**
     * Whether so many objects more make it worthwhile to compile; after that it always is.
     *
     * @param list<string> $names
     */
    public static function isWorthCompiling(string $scope, array $names, int $objects): bool
    {
        $key = self::key($scope, $names);
        if (isset(self::$compiled[$key])) {
            return true;
        }
        if (\count(self::$objects) >= self::MOST_COMPILED) {
            self::$objects = [];
        }
        self::$objects[$key] = $objects + (self::$objects[$key] ?? 0);

        return self::$objects[$key] >= self::WORTH_COMPILING;
    }

    /**
     * @param class-string|'' $scope      empty for none
     * @param array<int, int> $references position of an object => number of a PHP reference
     *
     * @return \Closure(list<object>, list<mixed>, int): void the last is the position of the first object
     */
    public static function withReferences(string $scope, string $name, array $references, Tables $tables): \Closure
    {
        $property = self::access($name);
        /** @var \Closure(object, Tables, int): void $bind */
        $bind = self::evaluated($scope, "static function (object \$object, \\Kiln\\Graph\\Read\\Tables \$tables, int \$number): void {
            {$property} = &\$tables->referenced[\$number];
        }");
        $assign = self::compiled($scope, [$name]);

        return static function (array $objects, array $values, int $from) use ($references, $tables, $bind, $assign): void {
            foreach ($objects as $index => $object) {
                $number = $references[$from + $index] ?? null;
                if ($number === null) {
                    $assign([$object], [[$values[$index]]]);
                } else {
                    $bind($object, $tables, $number);
                }
            }
        };
    }

    /**
     * @param class-string|''        $scope
     * @param non-empty-list<string> $names
     *
     * @return \Closure(list<object>, list<list<mixed>>): void
     */
    private static function compile(string $scope, array $names): \Closure
    {
        $columns = '';
        $assignments = '';
        foreach ($names as $position => $name) {
            $columns .= "\$c{$position}, ";
            $assignments .= self::access($name) . " = \$c{$position}[\$index]; ";
        }
        /** @var \Closure(list<object>, list<list<mixed>>): void $function */
        $function = self::evaluated($scope, "static function (array \$objects, array \$columns): void {
            [{$columns}] = \$columns;
            foreach (\$objects as \$index => \$object) { {$assignments} }
        }");

        return $function;
    }

    private static function access(string $name): string
    {
        return '$object->{' . var_export($name, true) . '}';
    }

    /**
     * @param class-string|'' $scope
     */
    private static function evaluated(string $scope, string $code): mixed
    {
        $function = eval("declare(strict_types=1); return {$code};");
        \assert($function instanceof \Closure);

        return $scope === '' ? $function : \Closure::bind($function, null, $scope);
    }

    /**
     * @param list<string> $names
     */
    private static function key(string $scope, array $names): string
    {
        return $scope . "\0" . implode("\0", $names);
    }
}
