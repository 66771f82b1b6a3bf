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
        return match ($node::class) {
            Scalar::class => Words::kinds($node->kinds),
            Nullable::class => $this->nullable($node),
            ListOf::class => $this->list($node),
            MapOf::class => $this->map($node),
            AnyArray::class => $this->anyArray($node),
            EmptyArray::class => $this->emptyArray($node),
            ShapeOf::class => $this->shape($node),
            IterableOf::class => $this->of($node->array),
            ArrayObjectOf::class => $this->of($node->array),
            StdClassOf::class => 'map',
            Date::class => $this->date($node),
            Timestamp::class => 'date as seconds since 1970',
            Interval::class => $this->interval($node),
            EnumCase::class => $this->enumCase($node),
            ObjectOf::class => $this->names->of($node->plan, $node->class),
            Polymorphic::class => $this->polymorphic($node),
            Union::class => $this->union($node),
            OptionalOf::class => $this->of($node->inner),
            Convert::class => Words::converter($node->converter),
            Dynamic::class => 'by its type at run time',
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
