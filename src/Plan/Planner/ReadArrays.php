<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Read;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\ShapeType;

/**
 * Decides how a value is read that is an array in documents: lists, maps, shapes, iterables, and objects that stand for what they hold.
 *
 * @internal
 */
final readonly class ReadArrays
{
    public function __construct(private ReadPlanner $planner, private ConsultedClasses $classes) {}

    public function array(ListType|MapType|ArrayType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ListOf|Read\MapOf|Read\AnyArray
    {
        return match ($type::class) {
            ListType::class => new Read\ListOf($this->planner->value($type->item, null, $facts, $at, "{$place}[]")),
            MapType::class => new Read\MapOf($type->key, $this->planner->value($type->value, null, $facts, $at, "{$place}[]"), $type->enum === null ? null : ReadPlanner::enum($this->classes->of($type->enum)->name)),
            ArrayType::class => new Read\AnyArray(ReadPlanner::anything($at)),
        };
    }

    public function iterable(IterableType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $array = $this->array(Collections::ofIterable($type), $facts, $at, $place);

        return match ($type->class) {
            'iterable' => $array,
            'Generator' => throw new InvalidMetadata('unreadable_type', $place, 'a Generator cannot be read.', 'Declare iterable or Traversable, or mark the property #[ReadOnlyProperty].'),
            'IteratorAggregate' => new Read\ArrayObjectOf(\ArrayObject::class, $array),
            default => new Read\IteratorOf($array),
        };
    }

    public function shape(ShapeType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ShapeOf
    {
        $elements = [];
        foreach ($type->elements as $element) {
            $elements[] = new Read\ShapeElement($element->key, $this->planner->value($element->type, null, $facts, $at, "{$place}[{$element->key}]"), $element->optional);
        }

        return new Read\ShapeOf($elements, $type->isTuple(), !$type->sealed, $at->context->strict && $type->sealed);
    }

    public function collection(ClassType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ArrayObjectOf|Read\CollectionOf|null
    {
        $collections = new Collections($this->classes);
        $items = $collections->items($type);
        if ($items === null) {
            return null;
        }
        $open = $this->planner->openTypes();
        if (!$open->enter($type)) {
            throw new InvalidMetadata(
                'endless_type',
                $place,
                "{$type} holds itself, and no object with members stands in between: there is no end of code to read it.",
                'Put its items into a property of a class, or give the class a #[Converter].',
            );
        }
        $array = $this->array($items, $facts, $at, $place);
        $open->leave($type);
        if (Collections::isArray($type)) {
            /** @var class-string<\ArrayObject<array-key, mixed>|\ArrayIterator<array-key, mixed>> $class */
            $class = $type->class;

            return new Read\ArrayObjectOf($class, $array);
        }
        [$class, $gathering] = $collections->making($type, $array instanceof Read\ListOf, $place);

        return new Read\CollectionOf($class, $gathering, $array);
    }
}
