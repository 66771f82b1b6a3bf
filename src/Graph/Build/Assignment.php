<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Read\Tables;
use Kiln\System\Attempt;

/**
 * Functions that assign columns to the properties of objects.
 *
 * @internal
 */
final class Assignment
{
    /** Which properties stand in a shape, and in what order, comes from bytes. */
    private const MOST_COMPILED = 1_000;

    /** For fewer objects, compiling takes longer than it saves. */
    private const WORTH_COMPILING = 40;

    /** PHP looks for each variable among all others when it compiles. */
    public const MOST_DYNAMIC = 100;

    /** @var array<int, \Closure(list<object>, list<list<mixed>>, list<string>=): void> by how many properties, for the process */
    private static array $dynamic = [];

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
        $isHooked = ClassAnatomy::isHooked($property);

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
     * For a dynamic property that holds references, or that has the name of a static one, on which PHP remarks each time.
     *
     * @param array<int, int> $references position of an object => number of a PHP reference
     *
     * @return \Closure(list<object>, list<mixed>, int): void the last is the position of the first object
     */
    public static function dynamicWithReferences(string $name, array $references, Tables $tables): \Closure
    {
        return static function (array $objects, array $values, int $from) use ($name, $references, $tables): void {
            Attempt::of(static function () use ($objects, $values, $from, $name, $references, $tables): void {
                foreach ($objects as $index => $object) {
                    $number = $references[$from + $index] ?? null;
                    if ($number === null) {
                        $object->{$name} = $values[$index]; // @phpstan-ignore property.dynamicName
                    } else {
                        $object->{$name} = &$tables->referenced[$number]; // @phpstan-ignore property.dynamicName
                    }
                }
            });
        };
    }

    /**
     * For a property that PHP accepts only as an element: {@see ClassAnatomy::isCast()}.
     *
     * @return \Closure(list<object>, list<mixed>, int): void
     */
    public static function cast(string $name): \Closure
    {
        return static function (array $objects, array $values) use ($name): void {
            // PHP 8.5 says that an ArrayObject around an object is deprecated.
            Attempt::of(static function () use ($objects, $values, $name): void {
                foreach ($objects as $index => $object) {
                    $elements = new \ArrayObject($object);
                    $elements[$name] = $values[$index];
                }
            });
        };
    }

    /**
     * The same loop for dynamic properties. Their names come from bytes, a process may read any number of them, and PHP would
     * keep each that stands in compiled code; so there it stands in a variable.
     *
     * @param non-empty-list<string> $names no more than {@see self::MOST_DYNAMIC}
     *
     * @return \Closure(list<object>, list<list<mixed>>): void
     */
    public static function dynamic(array $names): \Closure
    {
        $count = \count($names);
        $loop = self::$dynamic[$count] ??= self::loop('', \array_map(static fn(int $position): string => "\$n{$position}", \range(0, $count - 1)));

        return static fn(array $objects, array $columns) => $loop($objects, $columns, $names);
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
            self::$compiled[$key] = self::loop($scope, \array_map(static fn(string $name): string => \var_export($name, true), $names));
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
        $property = '$object->{' . \var_export($name, true) . '}';
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
     * @param non-empty-list<string> $names code for the name of each property: a literal, or the variables $n0, $n1, …
     *
     * @return \Closure(list<object>, list<list<mixed>>, list<string>=): void
     */
    private static function loop(string $scope, array $names): \Closure
    {
        $variables = '';
        $columns = '';
        $assignments = '';
        foreach ($names as $position => $name) {
            $variables .= "\$n{$position}, ";
            $columns .= "\$c{$position}, ";
            $assignments .= "\$object->{{$name}} = \$c{$position}[\$index]; ";
        }
        $isVariable = $names[0] === '$n0';
        /** @var \Closure(list<object>, list<list<mixed>>, list<string>=): void $function */
        $function = self::evaluated($scope, 'static function (array $objects, array $columns, array $names = []): void {'
            . ($isVariable ? "[{$variables}] = \$names;" : '') . "
            [{$columns}] = \$columns;
            foreach (\$objects as \$index => \$object) { {$assignments} }
        }");

        return $function;
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
        return $scope . "\0" . \implode("\0", $names);
    }
}
