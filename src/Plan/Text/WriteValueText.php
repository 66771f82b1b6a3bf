<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\WriteNode;

/**
 * What is written for a value, as a phrase.
 *
 * @internal
 */
final readonly class WriteValueText
{
    public function __construct(private ObjectNames $names) {}

    public function of(WriteNode $node): string
    {
        return match (true) {
            $node instanceof Scalar => Words::kinds($node->kinds),
            $node instanceof Nullable => $this->nullable($node),
            $node instanceof ListOf => $this->list($node),
            $node instanceof MapOf => $this->map($node),
            $node instanceof AnyArray => $this->anyArray($node),
            $node instanceof EmptyArray => $this->emptyArray($node),
            $node instanceof ShapeOf => $this->shape($node),
            $node instanceof IterableOf => $this->of($node->array),
            $node instanceof ArrayObjectOf => $this->of($node->array),
            $node instanceof StdClassOf => 'map',
            $node instanceof Date => $this->date($node),
            $node instanceof Timestamp => 'date as seconds since 1970',
            $node instanceof Interval => $this->interval($node),
            $node instanceof EnumCase => $this->enumCase($node),
            $node instanceof ObjectOf => $this->names->of($node->plan, $node->class),
            $node instanceof Polymorphic => $this->polymorphic($node),
            $node instanceof Union => $this->union($node),
            $node instanceof OptionalOf => $this->of($node->inner),
            $node instanceof Convert => Words::converter($node->converter),
            $node instanceof Dynamic => 'by its type at run time',
            default => throw new \LogicException('no words for ' . $node::class),
        };
    }

    private function nullable(Nullable $node): string
    {
        return $this->of($node->inner) . ' or null';
    }

    private function list(ListOf $node): string
    {
        return 'list of ' . Words::within($this->of($node->item));
    }

    private function map(MapOf $node): string
    {
        return 'map of ' . Words::within($this->of($node->value));
    }

    private function anyArray(AnyArray $node): string
    {
        return $node->value instanceof Dynamic
            ? 'list or map, by its keys'
            : 'list or map, by its keys, of ' . Words::within($this->of($node->value));
    }

    private function emptyArray(EmptyArray $node): string
    {
        return $node->isMap ? '{}, since it is nested too deep' : '[], since it is nested too deep';
    }

    private function shape(ShapeOf $node): string
    {
        $elements = array_map(fn(ShapeElement $element): string => ($node->isTuple ? '' : Words::literal((string) $element->key)
            . ($element->isOptional ? '?' : '') . ': ') . $this->of($element->value), $node->elements);
        if ($node->isOpen) {
            $elements[] = '...';
        }

        return $node->isTuple ? '[' . implode(', ', $elements) . ']' : '{' . implode(', ', $elements) . '}';
    }

    private function date(Date $node): string
    {
        return 'date as ' . ($node->format === null ? 'RFC 3339' : Words::literal($node->format))
            . ($node->timezone === null ? '' : " in {$node->timezone}");
    }

    private function interval(Interval $node): string
    {
        return 'interval as ' . ($node->format === null ? 'ISO 8601' : Words::literal($node->format));
    }

    private function enumCase(EnumCase $node): string
    {
        return $node->class . ($node->byName ? ' by name' : ' by value');
    }

    private function polymorphic(Polymorphic $node): string
    {
        return ($node->class ?? 'object') . ' by its own class'
            . ($node->plans === [] ? '' : ': ' . implode(' or ', array_map($this->names->of(...), $node->plans, array_keys($node->plans))));
    }

    private function union(Union $node): string
    {
        return implode(' or ', array_map(fn(UnionCase $case): string => $this->of($case->value) . Words::condition($case->guard), $node->cases));
    }
}
