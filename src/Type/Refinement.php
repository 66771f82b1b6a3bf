<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * What one statement about a type and a later, finer one come to together.
 *
 * @internal
 */
final readonly class Refinement
{
    /**
     * The finer type; null when it allows something that the first one does not. Null itself is left to the first type: where
     * it allows null, the result does, and where the finer one alone allows it, `$mayAddNull` says whether that is overlooked.
     */
    public static function of(Type $type, Type $finer, bool $mayAddNull = true): ?Type
    {
        if ($type instanceof MixedType || (string) $type === (string) $finer) {
            return $finer;
        }
        if ($type instanceof NullableType) {
            $inner = self::of($type->inner, $finer instanceof NullableType ? $finer->inner : $finer);

            return $finer instanceof NullType ? $finer : ($inner === null ? null : NullableType::of($inner));
        }
        if ($finer instanceof NullableType) {
            return $mayAddNull ? self::of($type, $finer->inner) : null;
        }
        if ($finer instanceof UnionType) {
            return self::union($type, $finer);
        }
        if ($finer instanceof TemplateType) {
            return self::template($type, $finer);
        }

        return match ($type::class) {
            TemplateType::class => self::of($type->bound, $finer),
            UnionType::class => self::member($type, $finer),
            ScalarType::class => $type->kind === ScalarKind::Bool && $finer instanceof ScalarType && $finer->kind->isBool() ? $finer : null,
            NullType::class => null,
            ObjectType::class => self::isObject($finer) ? $finer : null,
            ClassType::class => self::class($type, $finer),
            IterableType::class => self::iterable($type, $finer),
            ArrayType::class, ListType::class, MapType::class, ShapeType::class => self::items($type, $finer instanceof IterableType && $finer->class === 'iterable' ? $finer->items : $finer),
        };
    }

    private static function union(Type $type, UnionType $finer): ?Type
    {
        $members = [];
        $items = null;
        foreach ($finer->members as $member) {
            $isItems = $member instanceof ListType || $member instanceof MapType;
            if ($isItems && $type instanceof ClassType) {
                $items = $member;

                continue;
            }
            $refined = self::of($type, $member);
            if ($refined === null) {
                return null;
            }
            $members[] = $refined;
        }
        if ($items !== null) {
            // `Collection|Line[]` is an old way to say that a collection holds lines.
            foreach ($members === [] ? [$type] : $members as $member) {
                $refined = self::of($member, $items);
                if ($refined === null) {
                    return null;
                }
                $members = [$refined];
            }
        }

        return UnionType::of($members);
    }

    private static function member(UnionType $type, Type $finer): ?Type
    {
        foreach ($type->members as $member) {
            $refined = self::of($member, $finer);
            if ($refined !== null) {
                return $refined;
            }
        }

        return null;
    }

    private static function template(Type $type, TemplateType $finer): ?Type
    {
        $bound = $finer->bound instanceof MixedType ? $type : self::of($type, $finer->bound);

        return $bound === null ? null : new TemplateType($finer->name, $bound);
    }

    private static function isObject(Type $type): bool
    {
        return $type instanceof ClassType || $type instanceof ObjectType || ($type instanceof IterableType && $type->class !== 'iterable');
    }

    private static function class(ClassType $type, Type $finer): ?Type
    {
        if ($finer instanceof ClassType) {
            if ($finer->class !== $type->class) {
                return \is_subclass_of($finer->class, $type->class) ? $finer : null;
            }

            return $finer->arguments === [] ? $type : ($type->arguments === [] ? $finer : self::arguments($type, $finer));
        }
        $items = $finer instanceof IterableType ? $finer->items : $finer;
        if (!\is_a($type->class, \Traversable::class, true) || (!$items instanceof ListType && !$items instanceof MapType)) {
            return $finer instanceof IterableType && $finer->class !== 'iterable' && \is_a($finer->class, $type->class, true) ? $finer : null;
        }

        // An object that can be walked through, and what it holds.
        return $type->arguments === [] ? new ClassType($type->class, self::argumentsOf($items)) : $type;
    }

    private static function arguments(ClassType $type, ClassType $finer): ?ClassType
    {
        if (\count($type->arguments) !== \count($finer->arguments)) {
            return null;
        }
        $arguments = [];
        foreach ($type->arguments as $position => $argument) {
            $refined = self::of($argument, $finer->arguments[$position], false);
            if ($refined === null) {
                return null;
            }
            $arguments[] = $refined;
        }

        return new ClassType($type->class, $arguments);
    }

    /**
     * @return list<Type>
     */
    private static function argumentsOf(ListType|MapType $items): array
    {
        if ($items instanceof ListType) {
            return [$items->item];
        }
        $key = $items->key === null
            ? UnionType::of([new ScalarType(ScalarKind::Int), new ScalarType(ScalarKind::String)])
            : new ScalarType($items->key);

        return [$key, $items->value];
    }

    private static function iterable(IterableType $type, Type $finer): ?Type
    {
        $isAny = $type->class === 'iterable';
        if ($finer instanceof ClassType) {
            return \is_a($finer->class, $isAny ? \Traversable::class : $type->class, true) ? $finer : null;
        }
        if ($finer instanceof IterableType) {
            $class = match (true) {
                $isAny => $finer->class,
                $finer->class === 'iterable' => $type->class,
                \is_a($finer->class, $type->class, true) => $finer->class,
                default => null,
            };
            $items = self::items($type->items, $finer->items);

            return $class !== null && ($items instanceof ListType || $items instanceof MapType || $items instanceof ArrayType) ? new IterableType($items, $class) : null;
        }
        $items = self::items($type->items, $finer);

        return $isAny || $items === null || !($items instanceof ListType || $items instanceof MapType || $items instanceof ArrayType)
            ? ($isAny ? $items : null)
            : new IterableType($items, $type->class);
    }

    private static function items(ArrayType|ListType|MapType|ShapeType $type, Type $finer): ?Type
    {
        return match ($type::class) {
            ArrayType::class => $finer instanceof ListType || $finer instanceof MapType || $finer instanceof ShapeType || $finer instanceof ArrayType ? $finer : null,
            ListType::class => self::list($type, $finer),
            MapType::class => self::map($type, $finer),
            ShapeType::class => $finer instanceof ShapeType ? self::shape($type, $finer) : null,
        };
    }

    private static function list(ListType $type, Type $finer): ?Type
    {
        if ($finer instanceof ListType) {
            $item = self::of($type->item, $finer->item, false);

            return $item === null ? null : new ListType($item);
        }

        return $finer instanceof ShapeType && $finer->isTuple() ? self::elements($type->item, $finer) : null;
    }

    private static function map(MapType $type, Type $finer): ?Type
    {
        if ($finer instanceof ListType) {
            $item = $type->key === ScalarKind::String ? null : self::of($type->value, $finer->item, false);

            return $item === null ? null : new ListType($item);
        }
        if ($finer instanceof ShapeType) {
            return self::elements($type->value, $finer);
        }
        if (!$finer instanceof MapType || ($type->key !== null && $type->key !== $finer->key)) {
            return null;
        }
        $value = self::of($type->value, $finer->value, false);

        return $value === null ? null : new MapType($finer->key, $value, $finer->enum);
    }

    private static function elements(Type $value, ShapeType $finer): ?ShapeType
    {
        $elements = [];
        foreach ($finer->elements as $element) {
            $refined = self::of($value, $element->type, false);
            if ($refined === null) {
                return null;
            }
            $elements[] = new ShapeElement($element->key, $refined, $element->optional);
        }

        return new ShapeType($elements, $finer->sealed);
    }

    private static function shape(ShapeType $type, ShapeType $finer): ?ShapeType
    {
        $known = \array_column($type->elements, null, 'key');
        $elements = [];
        foreach ($finer->elements as $element) {
            $before = $known[$element->key] ?? null;
            unset($known[$element->key]);
            $refined = $before === null ? ($type->sealed ? null : $element->type) : self::of($before->type, $element->type, false);
            if ($refined === null || ($element->optional && $before !== null && !$before->optional)) {
                return null;
            }
            $elements[] = new ShapeElement($element->key, $refined, $element->optional);
        }
        foreach ($known as $missing) {
            if (!$missing->optional) {
                return null;
            }
        }

        return $type->sealed && !$finer->sealed ? null : new ShapeType($elements, $finer->sealed);
    }
}
