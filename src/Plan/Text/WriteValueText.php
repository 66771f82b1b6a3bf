<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\RawOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
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
            Nullable::class => $this->of($node->inner) . ' or null',
            ListOf::class => 'list of ' . Words::within($this->of($node->item)),
            MapOf::class => 'map of ' . Words::within($this->of($node->value)),
            AnyArray::class => 'list or map, by its keys' . ($node->value instanceof Dynamic ? '' : ', of ' . Words::within($this->of($node->value))),
            EmptyArray::class => ($node->isMap ? '{}' : '[]') . ', since it is nested too deep',
            ShapeOf::class => Words::shape($node, array_map(fn(ShapeElement $element): string => $this->of($element->value), $node->elements)),
            IterableOf::class, ArrayObjectOf::class, CollectionOf::class => $this->of($node->array),
            StdClassOf::class => 'map',
            Date::class => 'date as ' . ($node->format === null ? 'RFC 3339' : Words::literal($node->format)) . ($node->timezone === null ? '' : " in {$node->timezone}"),
            Timestamp::class => 'date as seconds since 1970',
            Milliseconds::class => 'date as milliseconds since 1970',
            BytesOf::class => $node->isLeaf ? 'bytes' : 'bytes as base64',
            Leaf::class => "{$node->class} as the format has it" . ($node->timezone === null ? '' : ", in {$node->timezone}"),
            Interval::class => 'interval as ' . ($node->format === null ? 'ISO 8601' : Words::literal($node->format)),
            EnumCase::class => $node->class . ($node->byName ? ' by name' : ' by value'),
            LazyOf::class => $this->names->of($node->plan, $node->class) . ', loaded before',
            ObjectOf::class => $this->names->of($node->plan, $node->class),
            Polymorphic::class => $this->polymorphic($node),
            Union::class => $this->union($node),
            OptionalOf::class => $this->of($node->inner),
            ValueOf::class => "{$node->class} as " . Words::within($this->of($node->value)) . ' by ' . Words::member($node->member, $node->class),
            Convert::class => Words::converter($node->converter),
            RawOf::class => 'JSON as it is',
            Dynamic::class => 'by its type at run time',
        };
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
