<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Property;
use Kiln\Plan\Write;
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
    public function lower(Write\WriteNode $node): array
    {
        return match ($node::class) {
            Write\Nullable::class => [Op::WRITE_NULLABLE, $this->lower($node->inner)],
            Write\Scalar::class => [Op::WRITE_SCALAR, Scalars::mask($node->kinds)],
            Write\ListOf::class => [Op::WRITE_LIST_OF, $this->lower($node->item)],
            Write\MapOf::class => [Op::WRITE_MAP_OF, $this->lower($node->value)],
            Write\AnyArray::class => [Op::WRITE_ANY_ARRAY, $this->lower($node->value)],
            Write\StdClassOf::class => [Op::WRITE_STD_CLASS_OF, $this->lower($node->value)],
            Write\ShapeOf::class => $node->isOpen && $node->leftOut !== []
                ? throw new NotLowerable('no operation for keys that are left out where others are taken')
                : [Op::WRITE_SHAPE_OF, \array_map($this->element(...), $node->elements), $node->isTuple, $node->isOpen],
            Write\ObjectOf::class => $this->object($node),
            Write\LazyOf::class => isset($this->told[$node->plan])
                ? throw new NotLowerable('no operation for listeners to an object that is loaded')
                : [Op::WRITE_LAZY_OF, 'load', $this->objects[$node->plan]],
            Write\Polymorphic::class => $this->polymorphic($node),
            Write\EnumCase::class => [Op::WRITE_ENUM_CASE, $node->class, $node->byName],
            Write\Date::class => $this->date($node),
            Write\Timestamp::class => [Op::WRITE_TIMESTAMP, $node->class],
            Write\Milliseconds::class => self::through('milliseconds', [$node->class], [Op::WRITE_SCALAR, Scalars::mask([ScalarKind::Int])]),
            Write\BytesOf::class => $node->isLeaf ? [Op::WRITE_BYTES] : self::through('base64', [], self::string()),
            Write\Leaf::class => \is_a($node->class, \DateTimeInterface::class, true) && $node->timezone === null ? [Op::WRITE_MOMENT, $node->class] : throw new NotLowerable('no operation for what a format has of its own'),
            Write\Interval::class => self::through('interval', [$node->format], self::string()),
            Write\Union::class => [Op::WRITE_UNION, \array_map($this->case(...), $node->cases)],
            Write\OptionalOf::class => [Op::WRITE_OPTIONAL_OF, $this->lower($node->inner)],
            Write\EmptyArray::class => [Op::WRITE_EMPTY_ARRAY, $node->isMap],
            Write\IterableOf::class => self::through('iterable', [!$node->array instanceof Write\ListOf], $this->lower($node->array)),
            Write\CollectionOf::class => self::through('elements', [$node->class, $node->keepsKeys()], $this->lower($node->array)),
            Write\ArrayObjectOf::class => self::through('arrayObject', [], $this->lower($node->array)),
            Write\ValueOf::class => [Op::WRITE_VALUE_OF, $node->class, $node->member->class, $node->member->name, $node->member instanceof Property, $this->lower($node->value)],
            Write\Convert::class => self::through('convert', [$node->converter->class, $node->converter->arguments], [Op::WRITE_DYNAMIC]),
            Write\RawOf::class => [Op::WRITE_RAW],
            Write\Dynamic::class => [Op::WRITE_DYNAMIC],
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function object(Write\ObjectOf $node): array
    {
        $operation = [Op::WRITE_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact];

        return $this->isTold($node) ? self::through('tellListeners', [$node->class], $operation) : $operation;
    }

    public function isTold(Write\WriteNode $node): bool
    {
        return $node instanceof Write\ObjectOf && isset($this->told[$node->plan]);
    }

    /**
     * The host has programs for all other classes, which tell.
     *
     * @return non-empty-list<mixed>
     */
    private function polymorphic(Write\Polymorphic $node): array
    {
        $operation = [Op::WRITE_POLYMORPHIC, $node->class, \array_map(fn(string $plan): int => $this->objects[$plan], $node->plans)];
        $told = \array_keys(\array_filter($node->plans, fn(string $plan): bool => isset($this->told[$plan])));

        return $told === [] ? $operation : self::through('tellListeners', $told, $operation);
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function date(Write\Date $node): array
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
    private function element(Write\ShapeElement $element): array
    {
        return [$element->key, $this->lower($element->value), $element->isOptional];
    }

    /**
     * @return array{non-empty-list<mixed>, non-empty-list<mixed>}
     */
    private function case(Write\UnionCase $case): array
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
