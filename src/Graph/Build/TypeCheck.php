<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Kind;
use Kiln\Graph\Read\Column;
use Kiln\Graph\Read\Content;

/**
 * Whether all values of a column fit a declared property, found out before any object exists: later it would be too late to
 * stop without leaving half an object, whose destructor PHP would run.
 *
 * @internal
 */
final class TypeCheck
{
    /** @var list<int>|null the kind of what each PHP reference refers to */
    private ?array $referenced = null;

    /** @var array<int, class-string> the class of an object or an enum case that a PHP reference refers to */
    private array $referencedClasses = [];

    /**
     * @param list<ObjectPlan> $plans
     * @param list<\UnitEnum>  $cases
     */
    public function __construct(private readonly Content $content, private readonly array $plans, private readonly array $cases) {}

    public function assertFits(\ReflectionProperty $property, Column $column): void
    {
        $type = $property->getType();
        $isReadonly = $property->isReadOnly();
        foreach ($column->kinds() as $kind) {
            $fits = match ($kind) {
                Kind::REFERENCE => !$isReadonly && ($type === null || $this->fitsReferences($type, $property, $column)),
                Kind::OBJECT => $type === null || $this->fitsClasses($type, $property, $kind, $this->classesOf($column->numbers($kind))),
                Kind::ENUM => $type === null || $this->fitsClasses($type, $property, $kind, $this->enumsOf($column->numbers($kind))),
                default => $type === null || self::fits($type, $property, $kind, null) || ($kind === Kind::INT && self::fits($type, $property, Kind::FLOAT, null)),
            };
            if (!$fits) {
                throw new DamagedBytes("The property {$property->class}::\${$property->name} has values that do not fit its type.");
            }
        }
    }

    /**
     * Whether the property takes a value; an integer becomes a float where it must.
     *
     * @param int           $kind  {@see Kind}, not that of a reference
     * @param ?class-string $class of an object or an enum case
     */
    public static function takes(\ReflectionProperty $property, int $kind, ?string $class): bool
    {
        $type = $property->getType();
        $class = $kind === Kind::OBJECT || $kind === Kind::ENUM ? $class : null;

        return $type === null || self::fits($type, $property, $kind, $class) || ($kind === Kind::INT && self::fits($type, $property, Kind::FLOAT, null));
    }

    /**
     * @param list<class-string> $classes
     */
    private function fitsClasses(\ReflectionType $type, \ReflectionProperty $property, int $kind, array $classes): bool
    {
        foreach ($classes as $class) {
            if (!self::fits($type, $property, $kind, $class)) {
                return false;
            }
        }

        return true;
    }

    private function fitsReferences(\ReflectionType $type, \ReflectionProperty $property, Column $column): bool
    {
        $this->referenced ??= $this->findReferenced();
        foreach ($column->references() as $number) {
            // No conversion here: another property may hold the same reference with another type.
            if (!self::fits($type, $property, $this->referenced[$number], $this->referencedClasses[$number] ?? null)) {
                return false;
            }
        }

        return true;
    }

    /**
     * @param non-empty-list<int>|list<int> $objects
     *
     * @return list<class-string>
     */
    private function classesOf(array $objects): array
    {
        if ($objects === []) {
            return [];
        }
        $shapes = $this->shapesOf($objects);
        $classes = [];
        foreach ($shapes as $shape) {
            $classes[] = $this->plans[$shape]->class->reflection->name;
        }

        return $classes;
    }

    /**
     * @param non-empty-list<int> $objects
     *
     * @return list<int>
     */
    private function shapesOf(array $objects): array
    {
        $shape = $this->shapeOf(\min($objects));
        if ($shape === $this->shapeOf(\max($objects))) {
            return [$shape];
        }
        $shapes = [];
        foreach ($objects as $object) {
            $isSame = $object >= $this->plans[$shape]->shape->first && $object < $this->plans[$shape]->shape->first + $this->plans[$shape]->shape->count;
            $shape = $isSame ? $shape : $this->shapeOf($object);
            $shapes[$shape] = true;
        }

        return \array_keys($shapes);
    }

    /**
     * @return int the position of the last shape that begins with the object or before; one without objects never is, for another begins there
     */
    private function shapeOf(int $object): int
    {
        $low = 0;
        $high = \count($this->plans);
        while ($low + 1 < $high) {
            $middle = \intdiv($low + $high, 2);
            if ($this->plans[$middle]->shape->first <= $object) {
                $low = $middle;
            } else {
                $high = $middle;
            }
        }

        return $low;
    }

    /**
     * @param list<int> $numbers
     *
     * @return list<class-string>
     */
    private function enumsOf(array $numbers): array
    {
        $classes = [];
        foreach ($numbers as $number) {
            $classes[$this->cases[$number]::class] = true;
        }

        return \array_keys($classes);
    }

    /**
     * @return list<int>
     */
    private function findReferenced(): array
    {
        $kinds = $this->content->referenced->cellKinds();
        foreach ([Kind::OBJECT, Kind::ENUM] as $kind) {
            $numbers = $this->content->referenced->numbers($kind);
            foreach ($numbers === [] ? [] : \array_keys($kinds, $kind, true) as $position => $reference) {
                $this->referencedClasses[$reference] = $kind === Kind::OBJECT
                    ? $this->classesOf([$numbers[$position]])[0]
                    : $this->cases[$numbers[$position]]::class;
            }
        }

        return $kinds;
    }

    /**
     * @param ?class-string $class of an object or an enum case
     */
    private static function fits(\ReflectionType $type, \ReflectionProperty $property, int $kind, ?string $class): bool
    {
        if ($type instanceof \ReflectionUnionType || $type instanceof \ReflectionIntersectionType) {
            $isUnion = $type instanceof \ReflectionUnionType;
            foreach ($type->getTypes() as $part) {
                if (self::fits($part, $property, $kind, $class) === $isUnion) {
                    return $isUnion;
                }
            }

            return !$isUnion;
        }
        if (!$type instanceof \ReflectionNamedType) {
            return false;
        }

        return ($kind === Kind::NULL && $type->allowsNull())
            || ($type->isBuiltin() ? self::fitsBuiltin($type->getName(), $kind, $class) : self::fitsClass($type->getName(), $property, $class));
    }

    /**
     * @param ?class-string $class
     */
    private static function fitsBuiltin(string $type, int $kind, ?string $class): bool
    {
        return match ($type) {
            'mixed' => true,
            'null' => $kind === Kind::NULL,
            'int' => $kind === Kind::INT,
            'float' => $kind === Kind::FLOAT,
            'string' => $kind === Kind::STRING,
            'bool' => $kind === Kind::FALSE || $kind === Kind::TRUE,
            'false' => $kind === Kind::FALSE,
            'true' => $kind === Kind::TRUE,
            'array' => $kind === Kind::ARRAY || $kind === Kind::EMPTY_ARRAY,
            'iterable' => $kind === Kind::ARRAY || $kind === Kind::EMPTY_ARRAY || ($class !== null && \is_subclass_of($class, \Traversable::class)),
            'object' => $kind === Kind::OBJECT || $kind === Kind::ENUM,
            default => false,
        };
    }

    /**
     * @param ?class-string $class
     */
    private static function fitsClass(string $type, \ReflectionProperty $property, ?string $class): bool
    {
        $type = match (\strtolower($type)) {
            'self' => $property->class,
            'parent' => (string) \get_parent_class($property->class),
            default => $type,
        };

        return $class !== null && \is_a($class, $type, true);
    }
}
