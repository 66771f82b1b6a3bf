<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Plan\Write;

/**
 * How many arrays and objects lie inside each other at most, up to where that is known only at run time: an object that can hold
 * itself, or a value of any type. These count themselves.
 *
 * @internal
 */
final readonly class Levels
{
    public function __construct(private Write\WritePlan $plan) {}

    /**
     * Notes in a class how many there are in what its function writes.
     */
    public function into(ClassFrame $frame, Write\WriteObject|Write\WriteNode $written): void
    {
        $levels = $written instanceof Write\WriteObject ? $this->ofObject($written) : $this->of($written);
        $frame->member('/** Arrays and objects inside each other, up to what counts them itself. */', "public const LEVELS = {$levels};");
    }

    public function ofObject(Write\WriteObject $object): int
    {
        $below = [0];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField || $step instanceof Write\Splice) {
                $below[] = $this->of($step->value);
            }
        }

        return 1 + \max($below);
    }

    public function of(Write\WriteNode $node): int
    {
        return match ($node::class) {
            Write\ListOf::class => 1 + $this->of($node->item),
            Write\MapOf::class => 1 + $this->of($node->value),
            Write\ShapeOf::class => 1 + \max([0, ...\array_map(fn(Write\ShapeElement $element): int => $this->of($element->value), $node->elements)]),
            Write\EmptyArray::class => 1,
            Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class => $this->of($node->array),
            Write\Nullable::class, Write\OptionalOf::class => $this->of($node->inner),
            Write\ValueOf::class => $this->of($node->value),
            Write\Union::class => \max(\array_map(fn(Write\UnionCase $case): int => $this->of($case->value), $node->cases)),
            Write\ObjectOf::class, Write\LazyOf::class => $this->ofPlan($node->plan),
            Write\Polymorphic::class => \max([0, ...\array_map($this->ofPlan(...), \array_values($node->plans))]),
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\AnyArray::class, Write\StdClassOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => 0,
        };
    }

    private function ofPlan(string $id): int
    {
        $object = $this->plan->objects[$id];

        return $object->isRecursive ? 0 : $this->ofObject($object);
    }
}
