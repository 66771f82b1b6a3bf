<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Collect\Shape;
use Kiln\Graph\Kind;
use Kiln\Graph\UnencodableValue;
use Kiln\System\Ascii;

/**
 * How an exported file makes the objects of a shape.
 *
 * @internal
 */
final class ShapeCode
{
    /** Built-in classes whose __set_state() takes what their __unserialize() takes, and their data. */
    private const STATES = [
        \DateTimeImmutable::class => ['date', 'timezone_type', 'timezone'],
        \DateTime::class => ['date', 'timezone_type', 'timezone'],
        \DateTimeZone::class => ['timezone_type', 'timezone'],
    ];

    /** So many objects or fewer stand where they are used, as expressions: this many of `new`, or of a function. */
    private const FEW_NEW = 12;

    private const FEW_MADE = 2;

    private const IDENTIFIER = '/\A[A-Za-z_\x80-\xFF][A-Za-z0-9_\x80-\xFF]*(?:\\\\[A-Za-z_\x80-\xFF][A-Za-z0-9_\x80-\xFF]*)*\z/';

    /** @var array<array-key, int>|null the columns by the parameters of a constructor, or in their order; null when it is not called */
    public readonly ?array $arguments;

    /** @var array<string, list<int>> the columns by the class in whose scope they are assigned, '' for none */
    public readonly array $scopes;

    public readonly bool $isState;

    public readonly bool $isCast;

    /** @var list<?\ReflectionProperty> one for each column; null for what the class does not declare */
    public readonly array $properties;

    /** @var array<int, true> the columns that hold PHP references */
    public readonly array $bound;

    /** Whether the objects are made as expressions; else all at once. */
    public bool $isInline = false;

    /** Whether the objects are made before what stands in them. */
    public bool $isBlankFirst = false;

    /**
     * @throws UnencodableValue
     */
    public function __construct(public readonly Shape $shape, public readonly int $position, Expressions $cells)
    {
        $class = $shape->class;
        $isData = $class->restoring === Restoring::Data;
        $states = self::STATES[$class->name] ?? null;
        $this->isState = $isData && $states !== null && \array_filter($shape->rows, static fn(array $row): bool => $cells->keys($row[0]) !== $states) === [];
        $this->isCast = $class->name === \stdClass::class;
        $this->properties = $isData ? [] : \array_map($class->property(...), $shape->keys);
        $this->bound = $isData ? [] : self::bound($shape);
        $this->arguments = $isData || $this->isCast ? null : $this->arguments();
        $scopes = [];
        foreach ($this->properties as $column => $property) {
            $scopes[$property === null || RawProperty::isSettable($property) ? '' : $property->class][] = $column;
        }
        if (isset($scopes[$class->name], $scopes['']) && !\in_array(null, $this->properties, true)) {
            // What can be set from everywhere can be set there, too; in the scope of an ancestor its name may mean another.
            $scopes[$class->name] = \array_merge($scopes[$class->name], $scopes['']);
            \sort($scopes[$class->name]);
            unset($scopes['']);
        }
        $this->scopes = $scopes;
    }

    /**
     * @return ClassCheck::BLANK|ClassCheck::PROMOTED|ClassCheck::ASSIGNED
     */
    public function way(): int
    {
        return match (true) {
            $this->arguments === null => ClassCheck::BLANK,
            \array_is_list($this->arguments) => ClassCheck::PROMOTED,
            default => ClassCheck::ASSIGNED,
        };
    }

    /**
     * Whether so few objects can be expressions, if each is used once.
     */
    public function isForExpressions(): bool
    {
        $count = \count($this->shape->rows);
        if ($this->shape->class->restoring !== Restoring::Properties) {
            return $this->isState && $count <= self::FEW_NEW;
        }

        return $this->bound === [] && match (true) {
            $this->isCast || $this->arguments !== null => $count <= self::FEW_NEW,
            default => $count <= self::FEW_MADE && \count($this->scopes) === 1 && $this->isPlain(),
        };
    }

    /**
     * Whether a function can make the objects together with what stands in them.
     */
    public function isMadeAtOnce(): bool
    {
        return $this->isState || ($this->shape->class->restoring !== Restoring::Data && $this->bound === [] && (
            $this->isCast || $this->arguments !== null || (\count($this->scopes) <= 1 && $this->isPlain())
        ));
    }

    /**
     * Whether a property can be set only by reflection: PHP lets nobody into the scope of a built-in class, and no hook is called.
     */
    public function isReflected(int $column): bool
    {
        $property = $this->properties[$column];

        return $property !== null && (ClassAnatomy::isHooked($property) || ($property->getDeclaringClass()->isInternal() && !$property->isPublic()));
    }

    /**
     * Whether PHP would remark on a property that the class does not declare.
     */
    public function isDynamic(int $column): bool
    {
        return $this->properties[$column] === null && !$this->isCast;
    }

    private function isPlain(): bool
    {
        foreach (\array_keys($this->properties) as $column) {
            if ($this->isReflected($column) || $this->isDynamic($column)) {
                return false;
            }
        }

        return !$this->shape->class->reflection->isSubclassOf(\Throwable::class);
    }

    public function name(): string
    {
        return '$objects' . $this->position;
    }

    /**
     * @param list<string> $values code, one for each column
     */
    public function expression(array $values): string
    {
        $class = $this->shape->class->name;
        if ($this->isState) {
            return "\\{$class}::__set_state({$values[0]})";
        }
        if ($this->isCast) {
            $elements = \array_map(static fn(PropertyKey $key, string $value): string => Literal::of($key->name) . " => {$value}", $this->shape->keys, $values);

            return '(object) [' . \implode(', ', $elements) . ']';
        }
        if ($this->arguments !== null) {
            $arguments = [];
            foreach ($this->arguments as $name => $column) {
                // By a name, PHP tells when it has changed.
                $arguments[] = (\is_string($name) ? "{$name}: " : '') . $values[$column];
            }

            return "new \\{$class}(" . \implode(', ', $arguments) . ')';
        }

        return "\$make{$this->position}(" . \implode(', ', $values) . ')';
    }

    /**
     * Whether {@see self::expression()} uses a function that {@see self::maker()} gives.
     */
    public function needsMaker(): bool
    {
        return $this->isInline && !$this->isState && !$this->isCast && $this->arguments === null;
    }

    public function maker(): string
    {
        $parameters = \array_map(static fn(int $column): string => "\$v{$column}", \array_keys($this->shape->keys));
        $code = 'static function (' . \implode(', ', $parameters) . "): object {\n    \$object = " . $this->blank() . ";\n";
        foreach ($parameters as $column => $value) {
            $code .= '    ' . $this->access($column) . " = {$value};\n";
        }

        return "\$make{$this->position} = " . self::inScope("{$code}\n    return \$object;\n}", (string) \array_key_first($this->scopes)) . ';';
    }

    public function blank(): string
    {
        return $this->isCast ? 'new \\stdClass()' : '(new \\ReflectionClass(' . Literal::of($this->shape->class->name) . '))->newInstanceWithoutConstructor()';
    }

    public function access(int $column): string
    {
        $name = $this->shape->keys[$column]->name;

        return '$object->' . (Ascii::isName($name) ? $name : '{' . Literal::of($name) . '}');
    }

    /**
     * Whether a clone of a blank object is one, and nobody notices the one object more.
     */
    public function isCloned(): bool
    {
        $class = $this->shape->class;

        return $class->isUserland && !$class->reflection->hasMethod('__clone') && !$class->reflection->hasMethod('__destruct');
    }

    /**
     * PHP assigns faster to a property that has a value: so a clone of the object before is better than one of a blank one,
     * if all of its properties are assigned to.
     */
    public function isClonedFromBefore(): bool
    {
        foreach ($this->properties as $property) {
            if ($property?->isReadOnly() === true) {
                return false;
            }
        }

        return $this->isCloned() && \count($this->shape->keys) === $this->shape->class->slots();
    }

    /**
     * @throws UnencodableValue
     */
    public function assertPrintable(): void
    {
        if ($this->isCast && $this->isBlankFirst && \array_filter($this->shape->keys, static fn(PropertyKey $key): bool => \str_starts_with($key->name, "\0")) !== []) {
            throw new UnencodableValue([], 'an stdClass that was cast from the array of another object cannot stand in a file when it refers to itself or holds PHP references.');
        }
    }

    public static function inScope(string $function, string $scope): string
    {
        return $scope === '' ? $function : "\\Closure::bind({$function}, null, " . Literal::of($scope) . ')';
    }

    /**
     * @return array<int, true>
     */
    private static function bound(Shape $shape): array
    {
        $bound = [];
        foreach ($shape->rows as $row) {
            foreach ($row as $column => $cell) {
                if ($cell instanceof Pointer && $cell->kind === Kind::REFERENCE) {
                    $bound[$column] = true;
                }
            }
        }

        return $bound;
    }

    /**
     * @return array<array-key, int>|null
     */
    private function arguments(): ?array
    {
        $class = $this->shape->class;
        $properties = \preg_match(self::IDENTIFIER, $class->name) === 1 && \count($this->shape->keys) === $class->slots() ? PlainConstructor::properties($class) : null;
        $columns = \array_flip(\array_map(static fn(PropertyKey $key): string => $key->name, $this->shape->keys));
        if ($properties === null || \array_diff_key(\array_flip($properties), $columns) !== []) {
            return null;
        }

        return \array_map(static fn(string $property): int => $columns[$property], $properties);
    }
}
