<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Guard;
use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * How a value is read, by operations; what has none goes through a method of {@see \Kiln\Engine\Native\Host\ReadHost}.
 *
 * @internal
 */
final readonly class ReadNodes
{
    /**
     * @param array<string, int>  $objects place in the program by id of the plan
     * @param array<string, true> $told    by the same, where something listens to its objects
     */
    public function __construct(private array $objects, private array $told = []) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Read\ReadNode $node): array
    {
        return match ($node::class) {
            Read\Anything::class => [$node->keepsEmptyObjects ? Op::READ_KEPT : Op::READ_ANYTHING],
            Read\NullOnly::class => [Op::READ_NULL_ONLY],
            Read\Nullable::class => [Op::READ_NULLABLE, $this->lower($node->inner)],
            Read\Scalar::class => [Op::READ_SCALAR, Scalars::mask($node->kinds)],
            Read\ListOf::class => [Op::READ_LIST_OF, $this->lower($node->item)],
            Read\MapOf::class => $node->cases === null ? $this->map($node) : self::through('keys', [$node->cases->class, $node->cases->isIntBacked], $this->map($node)),
            Read\AnyArray::class => [Op::READ_ANY_ARRAY, $this->lower($node->value)],
            Read\StdClassOf::class => [$node->keepsEmptyObjects ? Op::READ_KEPT_STD_CLASS_OF : Op::READ_STD_CLASS_OF],
            Read\ShapeOf::class => [Op::READ_SHAPE_OF, \array_map($this->element(...), $node->elements), $node->isTuple, $node->isOpen, $node->rejectsUnknown],
            Read\ObjectOf::class => isset($this->told[$node->plan]) ? self::through('tellListeners', [], $this->object($node)) : $this->object($node),
            Read\Discriminated::class => $this->discriminated($node),
            Read\EnumFrom::class => [Op::READ_ENUM_FROM, $node->class, $node->byName, $node->isIntBacked],
            Read\DateFrom::class => self::date($node),
            Read\BytesFrom::class => $node->isLeaf ? [Op::READ_BYTES] : self::through('bytes', [], self::string()),
            Read\IntervalFrom::class => self::through('interval', [$node->format], self::string()),
            Read\OneOf::class => $this->oneOf($node),
            Read\OptionalOf::class => [Op::READ_OPTIONAL_OF, $this->lower($node->inner)],
            Read\ArrayObjectOf::class => self::through('arrayObject', [$node->class], $this->lower($node->array)),
            Read\CollectionOf::class => self::through('collection', [$node->class, $node->gathering->value], $this->lower($node->array)),
            Read\IteratorOf::class => self::through('arrayObject', [\ArrayIterator::class], $this->lower($node->array)),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => throw new NotLowerable('no operation for filling an object that exists'),
            Read\ValueFrom::class => $this->valueFrom($node),
            Read\RawFrom::class => throw new NotLowerable('no operation for raw JSON'),
            Read\Coerced::class => throw new NotLowerable('no operation for values from text'),
            Read\Convert::class => self::through('convert', [$node->converter->class, $node->converter->arguments, $node->class], [Op::READ_ANYTHING]),
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function valueFrom(Read\ValueFrom $node): array
    {
        $value = $this->lower($node->value);

        return [Op::READ_VALUE_FROM, $node->class, $node->maker, $node->method, $node->refusals, $value, self::through('value', [$node->class, $node->maker, $node->method, $node->refusals], $value)];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function object(Read\ObjectOf $node): array
    {
        return [Op::READ_OBJECT_OF, $this->objects[$node->plan]];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function discriminated(Read\Discriminated $node): array
    {
        $cases = \array_map($this->object(...), $node->cases);
        $operation = $node->fallback === null
            ? [Op::READ_DISCRIMINATED, $node->field, $cases]
            : [Op::READ_DISCRIMINATED_OR, $node->field, $cases, $this->object($node->fallback)];
        foreach ([...\array_values($node->cases), $node->fallback] as $case) {
            if ($case !== null && isset($this->told[$case->plan])) {
                // The host knows by the object who listens.
                return self::through('tellListeners', [], $operation);
            }
        }

        return $operation;
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function map(Read\MapOf $node): array
    {
        return [Op::READ_MAP_OF, self::key($node->key), $this->lower($node->value)];
    }

    private static function key(?ScalarKind $key): int
    {
        return match ($key) {
            ScalarKind::Int => Op::KEY_INT,
            ScalarKind::String => Op::KEY_STRING,
            default => Op::KEY_ANY,
        };
    }

    /**
     * @return array{int|string, non-empty-list<mixed>, bool}
     */
    private function element(Read\ShapeElement $element): array
    {
        return [$element->key, $this->lower($element->value), $element->isOptional];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function date(Read\DateFrom $node): array
    {
        $isPlain = $node->class === \DateTimeImmutable::class || $node->class === \DateTime::class;
        $arguments = [$node->formats, $node->timezone, $node->class];

        return match (true) {
            $node->formats !== [] && $isPlain => [Op::READ_DATE_FROM, $node->class, $node->formats[0], 'dateFromFormats', $arguments],
            $node->formats !== [] => self::through('dateFromFormats', $arguments, [Op::READ_SCALAR, Scalars::mask([ScalarKind::Int, ScalarKind::String])]),
            $isPlain => [Op::READ_DATE, $node->class],
            default => self::through('dateOf', [$node->class], [Op::READ_DATE, \DateTimeImmutable::class]),
        };
    }

    /**
     * No parser puts objects onto a tape.
     *
     * @return non-empty-list<mixed>
     */
    private function oneOf(Read\OneOf $node): array
    {
        $cases = \array_values(\array_filter($node->cases, static fn(Read\UnionCase $case): bool => !$case->guard instanceof Guard\IsInstance));

        return \count($cases) === 1 && $cases[0]->guard instanceof Guard\Always ? $this->lower($cases[0]->value) : [Op::READ_ONE_OF, \array_map($this->case(...), $cases)];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function string(): array
    {
        return [Op::READ_SCALAR, Scalars::mask([ScalarKind::String])];
    }

    /**
     * @return array{non-empty-list<mixed>, non-empty-list<mixed>}
     */
    private function case(Read\UnionCase $case): array
    {
        return [Guards::lower($case->guard), $this->lower($case->value)];
    }

    /**
     * @param list<mixed>           $arguments
     * @param non-empty-list<mixed> $node
     *
     * @return non-empty-list<mixed>
     */
    private static function through(string $method, array $arguments, array $node): array
    {
        return [Op::READ_THROUGH, $method, $arguments, $node];
    }
}
