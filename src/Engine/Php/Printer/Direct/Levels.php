<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;

/**
 * How many arrays and objects lie inside each other at most, up to where that is known only at run time: an object that can hold
 * itself, or a value of any type. These count themselves.
 *
 * @internal
 */
final readonly class Levels
{
    public function __construct(private WritePlan $plan) {}

    /**
     * Notes in a class how many there are in what its function writes.
     */
    public function into(ClassFrame $frame, WriteObject|WriteNode $written): void
    {
        $levels = $written instanceof WriteObject ? $this->ofObject($written) : $this->of($written);
        $frame->member('/** Arrays and objects inside each other, up to what counts them itself. */', "public const LEVELS = {$levels};");
    }

    public function ofObject(WriteObject $object): int
    {
        $below = [0];
        foreach ($object->steps as $step) {
            if ($step instanceof WriteField || $step instanceof Splice) {
                $below[] = $this->of($step->value);
            }
        }

        return 1 + max($below);
    }

    public function of(WriteNode $node): int
    {
        return match ($node::class) {
            ListOf::class => 1 + $this->of($node->item),
            MapOf::class => 1 + $this->of($node->value),
            ShapeOf::class => 1 + max(0, ...array_map(fn(ShapeElement $element): int => $this->of($element->value), $node->elements)),
            EmptyArray::class => 1,
            IterableOf::class, CollectionOf::class, ArrayObjectOf::class => $this->of($node->array),
            Nullable::class, OptionalOf::class => $this->of($node->inner),
            ValueOf::class => $this->of($node->value),
            Union::class => max(array_map(fn(UnionCase $case): int => $this->of($case->value), $node->cases)),
            ObjectOf::class, LazyOf::class => $this->ofPlan($node->plan),
            Polymorphic::class => max(0, ...array_map($this->ofPlan(...), array_values($node->plans))),
            default => 0,
        };
    }

    private function ofPlan(string $id): int
    {
        $object = $this->plan->objects[$id];

        return $object->isRecursive ? 0 : $this->ofObject($object);
    }
}
