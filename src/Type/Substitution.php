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

        return match (true) {
            $type instanceof TemplateType => $this->arguments[$type->name] ?? $type,
            $type instanceof NullableType => NullableType::of($this->apply($type->inner)),
            $type instanceof UnionType => UnionType::of(array_map($this->apply(...), $type->members)),
            $type instanceof ListType, $type instanceof MapType => $this->items($type),
            $type instanceof IterableType => new IterableType($this->items($type->items), $type->class),
            $type instanceof ClassType => $type->arguments === [] ? $type : new ClassType($type->class, array_map($this->apply(...), $type->arguments)),
            $type instanceof ShapeType => new ShapeType(array_map($this->element(...), $type->elements), $type->sealed),
            default => $type,
        };
    }

    private function items(ListType|MapType|ArrayType $items): ListType|MapType|ArrayType
    {
        return match (true) {
            $items instanceof ListType => new ListType($this->apply($items->item)),
            $items instanceof MapType => new MapType($items->key, $this->apply($items->value)),
            default => $items,
        };
    }

    private function element(ShapeElement $element): ShapeElement
    {
        return new ShapeElement($element->key, $this->apply($element->type), $element->optional);
    }
}
