<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * Puts types in place of templates: with `T` => `App\Product`, `list<T>` becomes `list<App\Product>`.
 *
 * @internal
 */
final readonly class Substitution
{
    /**
     * @param array<string, Type> $arguments by name of the template; templates that have none stay
     */
    public function __construct(private array $arguments) {}

    public function apply(Type $type): Type
    {
        if ($this->arguments === []) {
            return $type;
        }

        return match ($type::class) {
            TemplateType::class => $this->arguments[$type->name] ?? $type,
            NullableType::class => NullableType::of($this->apply($type->inner)),
            UnionType::class => UnionType::of(\array_map($this->apply(...), $type->members)),
            ListType::class, MapType::class => $this->items($type),
            IterableType::class => new IterableType($this->items($type->items), $type->class),
            ClassType::class => $type->arguments === [] ? $type : new ClassType($type->class, \array_map($this->apply(...), $type->arguments)),
            ShapeType::class => new ShapeType(\array_map($this->element(...), $type->elements), $type->sealed),
            ArrayType::class, MixedType::class, NullType::class, ObjectType::class, ScalarType::class => $type,
        };
    }

    private function items(ListType|MapType|ArrayType $items): ListType|MapType|ArrayType
    {
        return match ($items::class) {
            ListType::class => new ListType($this->apply($items->item)),
            MapType::class => new MapType($items->key, $this->apply($items->value), $items->enum),
            ArrayType::class => $items,
        };
    }

    private function element(ShapeElement $element): ShapeElement
    {
        return new ShapeElement($element->key, $this->apply($element->type), $element->optional);
    }
}
