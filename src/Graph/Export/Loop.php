<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Collect\Columns;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Kind;

/**
 * Prints the loops that make the objects of a shape, or set their properties.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Loop
{
    /** Columns of so many pointers or fewer name each. */
    private const SHORT = 8;

    /** @var list<list<Cell>> */
    private readonly array $columns;

    /** @var array<string, string> what the function takes, by the names of its parameters */
    private array $arguments = [];

    public function __construct(private readonly ShapeCode $shape, private readonly Expressions $cells)
    {
        $this->columns = Columns::of($shape->shape->rows);
    }

    public function making(): string
    {
        $values = \array_map($this->value(...), \array_keys($this->columns));
        $scope = '';
        if ($this->shape->isState || $this->shape->isCast || $this->shape->arguments !== null) {
            $before = '';
            $body = '        $objects[] = ' . $this->shape->expression($values) . ";\n";
        } else {
            $scope = (string) \array_key_first($this->shape->scopes);
            $isFromBefore = $this->shape->isClonedFromBefore();
            $before = $this->shape->isCloned() ? '    $' . ($isFromBefore ? 'object' : 'blank') . " = {$this->shape->blank()};\n" : '';
            $one = match (true) {
                $isFromBefore => 'clone $object',
                $this->shape->isCloned() => 'clone $blank',
                default => $this->shape->blank(),
            };
            $body = "        \$objects[] = \$object = {$one};\n" . $this->assignments(\array_keys($this->columns), $values);
        }
        $head = $this->head();

        return "{$this->shape->name()} = " . $this->call("    \$objects = [];\n{$before}{$head}{$body}    }\n\n    return \$objects;\n", 'array', $scope);
    }

    /**
     * Objects without anything in them.
     */
    public function blanks(): string
    {
        $this->arguments = [];
        $class = $this->shape->shape->class->reflection;
        $blank = "    \$blank = {$this->shape->blank()};\n";
        if ($class->isSubclassOf(\Throwable::class)) {
            // It has noted where it was made.
            $declaring = Literal::of($class->isSubclassOf(\Exception::class) || $class->name === \Exception::class ? \Exception::class : \Error::class);
            $blank .= "    foreach (['file' => '', 'line' => 0, 'trace' => []] as \$name => \$nothing) {\n"
                . "        (new \\ReflectionProperty({$declaring}, \$name))->setValue(\$blank, \$nothing);\n    }\n";
        }
        $dynamic = \array_filter(\array_keys($this->shape->properties), $this->shape->isDynamic(...));
        if ($dynamic !== []) {
            // In their order, and as elements, so that no __set() sees them.
            $names = \implode(', ', \array_map(fn(int $column): string => Literal::of($this->shape->shape->keys[$column]->name) . ' => null', $dynamic));
            $blank .= self::silently("    \$elements = new \\ArrayObject(\$blank);\n    foreach ([{$names}] as \$name => \$nothing) {\n        \$elements[\$name] = \$nothing;\n    }\n");
        }
        $count = \count($this->shape->shape->rows);
        [$before, $each] = $this->shape->isCloned() ? [$blank, "        \$objects[] = clone \$blank;\n"] : ['', self::indented($blank) . "        \$objects[] = \$blank;\n"];

        return "{$this->shape->name()} = " . $this->call("    \$objects = [];\n{$before}    for (\$count = {$count}; \$count > 0; --\$count) {\n{$each}    }\n\n    return \$objects;\n", 'array', '');
    }

    /**
     * @return list<string> statements
     */
    public function filling(): array
    {
        $statements = [];
        foreach ($this->shape->scopes as $scope => $columns) {
            $run = [];
            foreach ($columns as $column) {
                if (!isset($this->shape->bound[$column]) && !$this->shape->isReflected($column) && !$this->shape->isDynamic($column)) {
                    $run[] = $column;
                    continue;
                }
                $statements[] = $this->assigning($run, $scope);
                \array_push($statements, ...($this->shape->isReflected($column) ? [$this->reflecting($column)] : [
                    $this->binding($column, $scope, false),
                    $this->binding($column, $scope, true),
                ]));
                $run = [];
            }
            $statements[] = $this->assigning($run, $scope);
        }

        return \array_values(\array_filter($statements, static fn(string $statement): bool => $statement !== ''));
    }

    private function reflecting(int $column): string
    {
        $property = $this->shape->properties[$column];
        \assert($property !== null);
        // Nothing binds a reference here; its value is better than nothing.
        $values = \array_map(fn(bool|int|float|string|Pointer|null $cell): string => \ltrim($this->cells->of($cell), '&'), $this->columns[$column]);
        $this->arguments = ['objects' => $this->shape->name(), 'values' => $this->cells->list($values)];
        $set = ClassAnatomy::isHooked($property) ? 'setRawValue' : 'setValue';

        return $this->call(
            '    $property = new \ReflectionProperty(' . Literal::of($property->class) . ', ' . Literal::of($property->name) . ");\n"
            . "    foreach (\$objects as \$i => \$object) {\n        \$property->{$set}(\$object, \$values[\$i]);\n    }\n",
            'void',
            '',
        );
    }

    /**
     * @param list<int> $columns
     */
    private function assigning(array $columns, string $scope): string
    {
        if ($columns === []) {
            return '';
        }
        $this->arguments = ['objects' => $this->shape->name()];
        $values = [];
        foreach ($columns as $column) {
            $values[$column] = $this->value($column);
        }

        return $this->call("    foreach (\$objects as \$i => \$object) {\n" . $this->assignments($columns, $values) . "    }\n", 'void', $scope);
    }

    /**
     * @param bool $isReference whether the PHP references of the column are bound; else the other cells are assigned
     */
    private function binding(int $column, string $scope, bool $isReference): string
    {
        $cells = \array_filter($this->columns[$column], static fn(bool|int|float|string|Pointer|null $cell): bool => ($cell instanceof Pointer && $cell->kind === Kind::REFERENCE) === $isReference);
        if ($cells === []) {
            return '';
        }
        $this->arguments = ['objects' => $this->shape->name(), 'values' => $this->cells->literal($cells)];
        $sign = $isReference ? '&' : '';
        $loop = "    foreach (\$values as \$i => {$sign}\$value) {\n        \$object = \$objects[\$i];\n        {$this->shape->access($column)} = {$sign}\$value;\n    }\n";

        return $this->call($this->shape->isDynamic($column) ? self::silently($loop) : $loop, 'void', $scope);
    }

    /**
     * @param list<int>          $columns
     * @param array<int, string> $values
     */
    private function assignments(array $columns, array $values): string
    {
        $code = '';
        foreach ($columns as $column) {
            $code .= "        {$this->shape->access($column)} = {$values[$column]};\n";
        }

        return $code;
    }

    /**
     * The loop over the rows.
     */
    private function head(): string
    {
        foreach ($this->arguments as $name => $argument) {
            if (\preg_match('/\Ac\d/', $name) === 1) {
                return "    foreach (\${$name} as \$i => \$ignored) {\n";
            }
        }

        return '    for ($count = ' . \count($this->shape->shape->rows) . "; \$count > 0; --\$count) {\n";
    }

    /**
     * The code of the value of a column for the object at $i.
     */
    private function value(int $column): string
    {
        $cells = $this->columns[$column];
        $first = $cells[0];
        if (!$first instanceof Pointer && \array_filter($cells, static fn(bool|int|float|string|Pointer|null $cell): bool => $cell !== $first) === [] && (!\is_string($first) || \strlen($first) < 20)) {
            return Literal::of($first);
        }
        $table = \count($cells) > self::SHORT ? $this->table($cells) : null;
        if ($table === null || $this->cells->followingObjects($cells) !== null) {
            $this->arguments["c{$column}"] = $this->cells->literal($cells);

            return "\$c{$column}[\$i]";
        }
        [$name, $code] = $table;
        $this->arguments[$name] = $code;
        $this->cells->needsCases = $this->cells->needsCases || $name === 'cases';
        $indices = \array_map(static fn(bool|int|float|string|Pointer|null $cell): ?int => $cell instanceof Pointer ? ($cell->kind === Kind::ENUM ? $cell->number() : $cell->index) : null, $cells);
        $this->arguments["c{$column}"] = $this->cells->literal($indices);

        return \in_array(null, $indices, true) ? "\$c{$column}[\$i] === null ? null : \${$name}[\$c{$column}[\$i]]" : "\${$name}[\$c{$column}[\$i]]";
    }

    /**
     * The one table in which all stand that a column points to.
     *
     * @param list<Cell> $cells
     *
     * @return array{string, string}|null name of the parameter, code of the argument
     */
    private function table(array $cells): ?array
    {
        $table = null;
        foreach ($cells as $cell) {
            if ($cell === null) {
                continue;
            }
            if (!$cell instanceof Pointer || ($cell->kind !== Kind::ENUM && ($cell->kind !== Kind::OBJECT || $this->cells->shapeOf($cell)->isInline))) {
                return null;
            }
            $own = $cell->kind === Kind::ENUM ? ['cases', '$cases'] : ['of' . $this->cells->shapeOf($cell)->position, $this->cells->shapeOf($cell)->name()];
            if ($own !== ($table ?? $own)) {
                return null;
            }
            $table = $own;
        }

        return $table;
    }

    private function call(string $body, string $result, string $scope): string
    {
        $parameters = \array_map(static fn(string $name): string => "array \${$name}", \array_keys($this->arguments));
        $function = 'static function (' . \implode(', ', $parameters) . "): {$result} {\n{$body}}";

        return ($scope === '' ? "({$function})" : ShapeCode::inScope($function, $scope)) . '(' . \implode(', ', $this->arguments) . ');';
    }

    /**
     * What PHP remarks on, it has remarked on when the objects were made for the first time.
     */
    private static function silently(string $code): string
    {
        return "    \\set_error_handler(static fn(): bool => true);\n    try {\n" . self::indented($code) . "    } finally {\n        \\restore_error_handler();\n    }\n";
    }

    private static function indented(string $code): string
    {
        return (string) \preg_replace('/^(?=.)/m', '    ', $code);
    }
}
