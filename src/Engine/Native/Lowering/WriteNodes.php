<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Property;
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
use Kiln\Type\ScalarKind;

/**
 * How a value is written, by operations; what has none goes through a method of {@see \Kiln\Engine\Native\Host\WriteHost}.
 *
 * @internal
 */
final readonly class WriteNodes
{
    /**
     * @param array<string, int>  $objects place in the program by id of the plan
     * @param array<string, true> $told    by the same, where something listens to its objects
     */
    public function __construct(private array $objects, private array $told = []) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(WriteNode $node): array
    {
        return match ($node::class) {
            Nullable::class => [Op::WRITE_NULLABLE, $this->lower($node->inner)],
            Scalar::class => [Op::WRITE_SCALAR, Scalars::mask($node->kinds)],
            ListOf::class => [Op::WRITE_LIST_OF, $this->lower($node->item)],
            MapOf::class => [Op::WRITE_MAP_OF, $this->lower($node->value)],
            AnyArray::class => [Op::WRITE_ANY_ARRAY, $this->lower($node->value)],
            StdClassOf::class => [Op::WRITE_STD_CLASS_OF, $this->lower($node->value)],
            ShapeOf::class => [Op::WRITE_SHAPE_OF, array_map($this->element(...), $node->elements), $node->isTuple, $node->isOpen],
            ObjectOf::class => $this->object($node),
            LazyOf::class => isset($this->told[$node->plan])
                ? throw new NotLowerable('no operation for listeners to an object that is loaded')
                : [Op::WRITE_LAZY_OF, 'load', $this->objects[$node->plan]],
            Polymorphic::class => $this->polymorphic($node),
            EnumCase::class => [Op::WRITE_ENUM_CASE, $node->class, $node->byName],
            Date::class => $this->date($node),
            Timestamp::class => [Op::WRITE_TIMESTAMP, $node->class],
            Milliseconds::class => self::through('milliseconds', [$node->class], [Op::WRITE_SCALAR, Scalars::mask([ScalarKind::Int])]),
            BytesOf::class => $node->isLeaf ? [Op::WRITE_BYTES] : self::through('base64', [], self::string()),
            Leaf::class => is_a($node->class, \DateTimeInterface::class, true) && $node->timezone === null ? [Op::WRITE_MOMENT, $node->class] : throw new NotLowerable('no operation for what a format has of its own'),
            Interval::class => self::through('interval', [$node->format], self::string()),
            Union::class => [Op::WRITE_UNION, array_map($this->case(...), $node->cases)],
            OptionalOf::class => [Op::WRITE_OPTIONAL_OF, $this->lower($node->inner)],
            EmptyArray::class => [Op::WRITE_EMPTY_ARRAY, $node->isMap],
            IterableOf::class => self::through('iterable', [!$node->array instanceof ListOf], $this->lower($node->array)),
            CollectionOf::class => self::through('elements', [$node->class, $node->keepsKeys()], $this->lower($node->array)),
            ArrayObjectOf::class => self::through('arrayObject', [], $this->lower($node->array)),
            ValueOf::class => [Op::WRITE_VALUE_OF, $node->class, $node->member->class, $node->member->name, $node->member instanceof Property, $this->lower($node->value)],
            Convert::class => self::through('convert', [$node->converter->class, $node->converter->arguments], [Op::WRITE_DYNAMIC]),
            RawOf::class => [Op::WRITE_RAW],
            Dynamic::class => [Op::WRITE_DYNAMIC],
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function object(ObjectOf $node): array
    {
        $operation = [Op::WRITE_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact];

        return $this->isTold($node) ? self::through('tellListeners', [$node->class], $operation) : $operation;
    }

    public function isTold(WriteNode $node): bool
    {
        return $node instanceof ObjectOf && isset($this->told[$node->plan]);
    }

    /**
     * The host has programs for all other classes, which tell.
     *
     * @return non-empty-list<mixed>
     */
    private function polymorphic(Polymorphic $node): array
    {
        $operation = [Op::WRITE_POLYMORPHIC, $node->class, array_map(fn(string $plan): int => $this->objects[$plan], $node->plans)];
        $told = array_keys(array_filter($node->plans, fn(string $plan): bool => isset($this->told[$plan])));

        return $told === [] ? $operation : self::through('tellListeners', $told, $operation);
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function date(Date $node): array
    {
        $through = self::through('formatDate', [$node->class, $node->format, $node->timezone], self::string());

        return match (true) {
            $node->timezone !== null => $through,
            $node->format === null => [Op::WRITE_DATE, $node->class],
            default => [Op::WRITE_FORMATTED_DATE, $node->class, $node->format, $through],
        };
    }

    /**
     * @return array{int|string, non-empty-list<mixed>, bool}
     */
    private function element(ShapeElement $element): array
    {
        return [$element->key, $this->lower($element->value), $element->isOptional];
    }

    /**
     * @return array{non-empty-list<mixed>, non-empty-list<mixed>}
     */
    private function case(UnionCase $case): array
    {
        return [Guards::lower($case->guard), $this->lower($case->value)];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function string(): array
    {
        return [Op::WRITE_SCALAR, Scalars::mask([ScalarKind::String])];
    }

    /**
     * @param list<mixed>           $arguments
     * @param non-empty-list<mixed> $node
     *
     * @return non-empty-list<mixed>
     */
    private static function through(string $method, array $arguments, array $node): array
    {
        return [Op::WRITE_THROUGH, $method, $arguments, $node];
    }
}
