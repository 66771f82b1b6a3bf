<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Write;

/**
 * What is written for a value, as a phrase.
 *
 * @internal
 */
final readonly class WriteValueText
{
    public function __construct(private ObjectNames $names) {}

    public function of(Write\WriteNode $node): string
    {
        return match ($node::class) {
            Write\Scalar::class => Words::kinds($node->kinds),
            Write\Nullable::class => $this->of($node->inner) . ' or null',
            Write\ListOf::class => 'list of ' . Words::within($this->of($node->item)),
            Write\MapOf::class => 'map of ' . Words::within($this->of($node->value)),
            Write\AnyArray::class => 'list or map, by its keys' . ($node->value instanceof Write\Dynamic ? '' : ', of ' . Words::within($this->of($node->value))),
            Write\EmptyArray::class => ($node->isMap ? '{}' : '[]') . ', since it is nested too deep',
            Write\ShapeOf::class => Words::shape($node, \array_map(fn(Write\ShapeElement $element): string => $this->of($element->value), $node->elements)),
            Write\IterableOf::class, Write\ArrayObjectOf::class, Write\CollectionOf::class => $this->of($node->array),
            Write\StdClassOf::class => 'map',
            Write\Date::class => 'date as ' . ($node->format === null ? 'RFC 3339' : Words::literal($node->format)) . ($node->timezone === null ? '' : " in {$node->timezone}"),
            Write\Timestamp::class => 'date as seconds since 1970',
            Write\Milliseconds::class => 'date as milliseconds since 1970',
            Write\BytesOf::class => $node->isLeaf ? 'bytes' : 'bytes as base64',
            Write\Leaf::class => "{$node->class} as the format has it" . ($node->timezone === null ? '' : ", in {$node->timezone}"),
            Write\Interval::class => 'interval as ' . ($node->format === null ? 'ISO 8601' : Words::literal($node->format)),
            Write\EnumCase::class => $node->class . ($node->byName ? ' by name' : ' by value'),
            Write\LazyOf::class => $this->names->of($node->plan, $node->class) . ', loaded before',
            Write\ObjectOf::class => $this->names->of($node->plan, $node->class),
            Write\Polymorphic::class => $this->polymorphic($node),
            Write\Union::class => $this->union($node),
            Write\OptionalOf::class => $this->of($node->inner),
            Write\ValueOf::class => "{$node->class} as " . Words::within($this->of($node->value)) . ' by ' . Words::member($node->member, $node->class),
            Write\Convert::class => Words::converter($node->converter),
            Write\RawOf::class => 'JSON as it is',
            Write\Dynamic::class => 'by its type at run time',
        };
    }

    private function polymorphic(Write\Polymorphic $node): string
    {
        return ($node->class ?? 'object') . ' by its own class'
            . ($node->plans === [] ? '' : ': ' . \implode(' or ', \array_map($this->names->of(...), $node->plans, \array_keys($node->plans))));
    }

    private function union(Write\Union $node): string
    {
        return \implode(' or ', \array_map(fn(Write\UnionCase $case): string => $this->of($case->value) . Words::condition($case->guard), $node->cases));
    }
}
