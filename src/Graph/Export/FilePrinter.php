<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\Collection;
use Kiln\Graph\Collect\Columns;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Collect\Shape;
use Kiln\Graph\Kind;

/**
 * Prints a collection as a PHP file that returns the value: arrays of constants, which opcache keeps ready for use, and a
 * loop for each shape.
 *
 * @internal
 */
final class FilePrinter
{
    /** What tells an exported file. */
    public const MARK = 'Written by Kiln\\Graph\\Graph::export().';

    private readonly Cells $cells;

    private function __construct(private readonly Collection $collection, PartFiles $parts)
    {
        $this->cells = new Cells($collection, $parts);
    }

    /**
     * @param PartFiles $parts takes what is too long
     */
    public static function print(Collection $collection, PartFiles $parts): string
    {
        $printer = new self($collection, $parts);
        $body = implode('', array_map(
            static fn(string $statement): string => "    {$statement}\n",
            [...$printer->tables(), ...$printer->properties(), ...$printer->calls()],
        ));
        $root = $printer->cell($collection->root);
        $mark = self::MARK;
        $version = Parts::VERSION;

        return <<<PHP
            <?php

            declare(strict_types=1);

            // {$mark} What is changed here is lost when it is written anew.

            use Kiln\\Graph\\Export\\Parts;

            return Parts::assemble({$version}, static function (Parts \$parts): mixed {
            {$body}
                return {$root};
            });

            PHP;
    }

    /**
     * @return list<string>
     */
    private function tables(): array
    {
        $statements = [];
        if ($this->collection->cases !== []) {
            $cases = array_map(static fn(\UnitEnum $case): string => '[' . Literal::of($case::class) . ', ' . Literal::of($case->name) . ']', $this->collection->cases);
            $statements[] = '$parts->cases([' . implode(', ', $cases) . ']);';
        }
        foreach ($this->collection->shapes as $position => $shape) {
            $keys = array_map(
                static fn(PropertyKey $key): string => '[' . Literal::of($key->name) . ($key->scope === null ? '' : ', ' . Literal::of($key->scope)) . ']',
                $shape->keys,
            );
            $arguments = [
                Literal::of($shape->class->reflection->name),
                (string) \count($shape->rows),
                (string) $shape->class->restoring->value,
                (string) $shape->class->layout(),
                '[' . implode(', ', $keys) . ']',
            ];
            $statements[] = "\$objects{$position} = \$parts->objects(" . implode(', ', $arguments) . ');';
        }
        if ($this->collection->referenced !== []) {
            $statements[] = '$parts->references(' . \count($this->collection->referenced) . ');';
        }
        $arrays = $this->cells->arrays();
        if ($arrays !== null) {
            $statements[] = "\$parts->arrays({$arrays});";
        }
        if ($this->collection->referenced !== []) {
            $statements[] = '$parts->refer(' . $this->column($this->collection->referenced) . ');';
        }

        return $statements;
    }

    /**
     * @return list<string>
     */
    private function properties(): array
    {
        $statements = [];
        foreach ($this->collection->shapes as $position => $shape) {
            $columns = Columns::of($shape->rows);
            if ($shape->class->restoring === Restoring::Data) {
                $statements[] = "\$parts->data({$shape->first}, {$this->column($columns[0])});";
                continue;
            }
            $scopes = [];
            foreach ($shape->keys as $index => $key) {
                $scope = $this->scope($shape, $key, $columns[$index]);
                if ($scope === null) {
                    [$constants, $numbers] = $this->cells->of($columns[$index]);
                    $statements[] = "\$parts->property({$position}, {$index}, {$constants}" . ($numbers === '' ? '' : ", {$numbers}") . ');';
                } else {
                    $scopes[$scope][$key->name] = $columns[$index];
                }
            }
            foreach ($scopes as $scope => $properties) {
                $statements[] = $this->loop($position, $scope, $properties);
            }
        }

        return $statements;
    }

    /**
     * The class in whose scope a loop can assign a column; empty where none is needed, null where no loop can.
     *
     * @param list<null|bool|int|float|string|Pointer> $cells
     *
     * @return class-string|''|null
     */
    private function scope(Shape $shape, PropertyKey $key, array $cells): ?string
    {
        foreach ($cells as $cell) {
            if ($cell instanceof Pointer && $cell->kind === Kind::REFERENCE) {
                return null;
            }
        }
        $property = $shape->class->property($key);
        $class = $property === null ? $shape->class->reflection : $property->getDeclaringClass();

        return match (true) {
            $property !== null && RawProperty::isHooked($property) => null,
            !$class->isInternal() => $class->name,
            $property === null || $property->isPublic() => '',
            default => null,
        };
    }

    /**
     * @param class-string|''                                                    $scope
     * @param array<array-key, list<null|bool|int|float|string|Pointer>> $properties
     */
    private function loop(int $position, string $scope, array $properties): string
    {
        $parameters = '';
        $assignments = '';
        $columns = '';
        $index = 0;
        foreach ($properties as $name => $cells) {
            $name = (string) $name;
            $access = preg_match('/\A[A-Za-z_][A-Za-z0-9_]*\z/', $name) === 1 ? $name : '{' . Literal::of($name) . '}';
            $parameters .= ", array \$c{$index}";
            $assignments .= "            \$object->{$access} = \$c{$index}[\$index];\n";
            $columns .= ",\n        " . $this->column($cells);
            ++$index;
        }
        $function = "static function (array \$objects{$parameters}): void {\n"
            . "        foreach (\$objects as \$index => \$object) {\n{$assignments}        }\n    }";

        return ($scope === '' ? "({$function})" : "\\Closure::bind({$function}, null, " . Literal::of($scope) . ')') . "(\n        \$objects{$position}{$columns},\n    );";
    }

    /**
     * @return list<string>
     */
    private function calls(): array
    {
        $numbers = array_map(static fn(Pointer $object): int => $object->number(), $this->collection->calls);

        return $numbers === [] ? [] : ['$parts->call([' . implode(', ', $numbers) . ']);'];
    }

    /**
     * @param list<null|bool|int|float|string|Pointer> $cells
     */
    private function column(array $cells): string
    {
        [$constants, $numbers] = $this->cells->of($cells);

        return $numbers === '' ? $constants : "\$parts->column({$constants}, {$numbers})";
    }

    private function cell(bool|int|float|string|Pointer|null $cell): string
    {
        $column = $this->column([$cell]);

        // One constant can do without the array around it.
        return str_starts_with($column, '[') ? substr($column, 1, -1) : "{$column}[0]";
    }
}
