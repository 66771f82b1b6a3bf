<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ShapeElement;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * Puts the arguments of a generic class in place of its templates: in `Page<Product>` every `T` is a `Product`.
 *
 * @internal
 */
final readonly class TypeSubstitution
{
    /**
     * @param array<string, Type> $arguments by template name
     */
    private function __construct(private array $arguments) {}

    public static function of(ClassMetadata $class, ClassType $type): self
    {
        $arguments = [];
        foreach ($class->templates as $position => $template) {
            $arguments[$template->name] = $type->arguments[$position] ?? $template->bound;
        }

        return new self($arguments);
    }

    public function apply(Type $type): Type
    {
        return match (true) {
            $type instanceof TemplateType => $this->arguments[$type->name] ?? $type->bound,
            $type instanceof NullableType => $this->nullable($this->apply($type->inner)),
            $type instanceof ListType => $this->list($type),
            $type instanceof MapType => $this->map($type),
            $type instanceof IterableType => new IterableType($this->items($type->items), $type->class),
            $type instanceof ClassType => new ClassType($type->class, array_map($this->apply(...), $type->arguments)),
            $type instanceof UnionType => $this->union($type),
            $type instanceof ShapeType => new ShapeType(
                array_map(fn(ShapeElement $element): ShapeElement => new ShapeElement($element->key, $this->apply($element->type), $element->optional), $type->elements),
                $type->sealed,
            ),
            default => $type,
        };
    }

    private function list(ListType $type): ListType
    {
        return new ListType($this->apply($type->item));
    }

    private function map(MapType $type): MapType
    {
        return new MapType($type->key, $this->apply($type->value));
    }

    private function items(ListType|MapType|ArrayType $items): ListType|MapType|ArrayType
    {
        return match (true) {
            $items instanceof ListType => $this->list($items),
            $items instanceof MapType => $this->map($items),
            default => $items,
        };
    }

    private function nullable(Type $inner): Type
    {
        return $inner instanceof NullableType || $inner instanceof NullType || $inner instanceof MixedType ? $inner : new NullableType($inner);
    }

    private function union(UnionType $type): Type
    {
        $members = [];
        $nullable = false;
        foreach ($type->members as $member) {
            $member = $this->apply($member);
            if ($member instanceof MixedType) {
                return $member;
            }
            if ($member instanceof NullableType) {
                $nullable = true;
                $member = $member->inner;
            }
            foreach ($member instanceof UnionType ? $member->members : [$member] as $single) {
                if ($single instanceof NullType) {
                    $nullable = true;
                } else {
                    $members[(string) $single] = $single;
                }
            }
        }
        ksort($members, SORT_STRING);
        $members = array_values($members);
        $union = match (\count($members)) {
            0 => new NullType(),
            1 => $members[0],
            default => new UnionType($members),
        };

        return $nullable ? $this->nullable($union) : $union;
    }
}
