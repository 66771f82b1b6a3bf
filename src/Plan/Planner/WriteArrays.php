<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Write;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\ShapeType;

/**
 * Decides how a value is written that is an array in documents: lists, maps, shapes, iterables, and objects that stand for what they hold.
 *
 * @internal
 */
final readonly class WriteArrays
{
    public function __construct(private WritePlanner $planner, private ConsultedClasses $classes) {}

    public function array(ListType|MapType|ArrayType $type, bool $isGuaranteed, ?PropertyMetadata $facts, WritePlace $at, string $place): Write\ListOf|Write\MapOf|Write\AnyArray|Write\EmptyArray
    {
        if ($type instanceof ArrayType) {
            return new Write\AnyArray(new Write\Dynamic(), $isGuaranteed);
        }
        $isMap = $type instanceof MapType;
        $item = $this->planner->value($isMap ? $type->value : $type->item, null, $facts, $at, $place);

        return match (true) {
            $item === null => new Write\EmptyArray($isMap),
            $isMap => new Write\MapOf($item, $isGuaranteed),
            default => new Write\ListOf($item, $isGuaranteed),
        };
    }

    public function iterable(IterableType $type, ?PropertyMetadata $facts, WritePlace $at, string $place): Write\IterableOf|Write\EmptyArray
    {
        $array = $this->array(Collections::ofIterable($type), true, $facts, $at, $place);

        return $array instanceof Write\EmptyArray ? $array : new Write\IterableOf($array);
    }

    public function shape(ShapeType $type, bool $isGuaranteed, ?PropertyMetadata $facts, WritePlace $at, string $place): Write\ShapeOf
    {
        $elements = $leftOut = [];
        foreach ($type->elements as $element) {
            $value = $this->planner->value($element->type, null, $facts, $at, "{$place}[{$element->key}]");
            if ($value === null) {
                $leftOut[] = $element->key;
            } else {
                $elements[] = new Write\ShapeElement($element->key, $value, $element->optional);
            }
        }
        // Behind an element that is left out, the others keep their keys.
        $isTuple = $type->isTuple() && \array_column($elements, 'key') === \array_keys($elements);

        return new Write\ShapeOf($elements, $isTuple, !$type->sealed, $isGuaranteed, $leftOut);
    }

    public function collection(ClassType $type, ?PropertyMetadata $facts, WritePlace $at, string $place): Write\ArrayObjectOf|Write\CollectionOf|Write\Dynamic|Write\IterableOf|Write\EmptyArray|null
    {
        $items = (new Collections($this->classes))->items($type);
        if ($items === null) {
            return null;
        }
        $open = $this->planner->openTypes();
        if (!$open->enter($type)) {
            return new Write\Dynamic();
        }
        $array = $this->array($items, true, $facts, $at, $place);
        $open->leave($type);

        return match (true) {
            $array instanceof Write\EmptyArray => $array,
            Collections::isArray($type) => new Write\ArrayObjectOf($array),
            Collections::isStream($type->class) => new Write\IterableOf($array),
            default => new Write\CollectionOf($type->class, $array),
        };
    }
}
