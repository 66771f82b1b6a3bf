<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Error\InvalidMetadata;
use Kiln\Format\Columns;
use Kiln\Format\Expected;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Derives the columns of a table from a plan, and refuses what does not fit into a cell.
 *
 * @internal
 */
final readonly class FlatRows
{
    private function __construct(private Write\WritePlan $plan) {}

    /**
     * @throws InvalidMetadata for a property that does not fit into a cell
     *
     * @return ?Columns null where the type does not say them
     */
    public static function columns(Write\WritePlan $plan): ?Columns
    {
        $rows = new self($plan);
        $row = $plan->root instanceof Write\ListOf ? $plan->root->item : $plan->root;
        $kinds = $rows->ofRow($row);

        return $kinds === null ? null : new Columns($kinds);
    }

    /**
     * @throws InvalidMetadata for a property that does not fit into a cell
     */
    public static function check(ReadPlan $plan, Expected $expected): void
    {
        $row = $expected->item($expected->root, 0) === Expected::ANY ? $expected->root : $expected->item($expected->root, 0);
        foreach ($plan->objects as $object) {
            foreach ($object->fields as $field) {
                $place = $field instanceof ReadField ? $expected->member($row, $field->keys[0]) : Expected::ANY;
                if ($place < 0 && $expected->kinds($place) === 0) {
                    throw self::refusal($field->origin);
                }
            }
        }
    }

    /**
     * @return array<array-key, int>|null
     */
    private function ofRow(Write\WriteNode $node): ?array
    {
        return match ($node::class) {
            Write\ObjectOf::class, Write\LazyOf::class => $this->ofObject($node->plan),
            Write\Nullable::class, Write\OptionalOf::class => $this->ofRow($node->inner),
            Write\Polymorphic::class => $node->plans === [] ? null : $this->together(\array_map($this->ofObject(...), \array_values($node->plans))),
            Write\Union::class => $this->together(\array_map(fn($case): ?array => $this->ofRow($case->value), $node->cases)),
            Write\ShapeOf::class => $node->isOpen ? null : $this->ofShape($node),
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\StdClassOf::class,
            Write\ArrayObjectOf::class, Write\CollectionOf::class, Write\IterableOf::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => null,
        };
    }

    /**
     * @param list<array<array-key, int>|null> $rows
     *
     * @return array<array-key, int>|null of all of them; null where one of them is not known
     */
    private function together(array $rows): ?array
    {
        $kinds = [];
        foreach ($rows as $row) {
            if ($row === null) {
                return null;
            }
            foreach ($row as $key => $kind) {
                $kinds[$key] = $kind | ($kinds[$key] ?? Columns::PLAIN);
            }
        }

        return $kinds === [] ? null : $kinds;
    }

    /**
     * @return array<array-key, int>|null
     */
    private function ofObject(string $plan): ?array
    {
        $object = $this->plan->objects[$plan];
        $kinds = $this->ofMembers($object);

        // Listeners may give other members.
        return $object->isShown() ? null : $kinds;
    }

    /**
     * @return array<array-key, int>|null
     */
    private function ofMembers(Write\WriteObject $object): ?array
    {
        $kinds = [];
        foreach ($object->steps as $step) {
            $members = match ($step::class) {
                Write\Constant::class => [$step->key => Columns::ANY],
                Write\WriteField::class => [$step->key => self::kindOf($step->value) ?? throw self::refusal($step->origin)],
                Write\Splice::class => $this->ofSplice($step),
                Write\CallMethod::class, Write\ShowMembers::class, Write\TellListeners::class => [],
            };
            if ($members === null) {
                return null;
            }
            $kinds = $step instanceof Write\Splice ? $kinds + $members : \array_replace($kinds, $members);
        }

        return $kinds;
    }

    /**
     * @return array<array-key, int>|null for a map, whose keys are known when it is there
     */
    private function ofSplice(Write\Splice $splice): ?array
    {
        $value = $splice->inlined();

        return $value instanceof Write\ObjectOf ? $this->ofMembers($this->plan->objects[$value->plan]) : null;
    }

    /**
     * @return array<array-key, int>
     */
    private function ofShape(Write\ShapeOf $shape): array
    {
        $kinds = [];
        foreach ($shape->elements as $element) {
            $kinds[$element->key] = self::kindOf($element->value) ?? Columns::ANY;
        }

        return $kinds;
    }

    /**
     * @return ?int null where nothing fits into a cell
     */
    public static function kindOf(Write\WriteNode $node): ?int
    {
        return match ($node::class) {
            Write\Scalar::class => \array_intersect_key(\array_column($node->kinds, null, 'name'), [ScalarKind::Bool->name => 0, ScalarKind::True->name => 0, ScalarKind::False->name => 0]) === []
                ? Columns::PLAIN
                : Columns::BOOL,
            Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class => Columns::PLAIN,
            Write\Nullable::class => self::orNull(self::kindOf($node->inner)),
            Write\OptionalOf::class => self::kindOf($node->inner),
            Write\ValueOf::class => self::kindOf($node->value),
            Write\Convert::class, Write\Dynamic::class, Write\RawOf::class => Columns::ANY,
            Write\Union::class => \array_reduce($node->cases, static fn(int $all, Write\UnionCase $case): int => $all | (self::kindOf($case->value) ?? Columns::ANY), Columns::PLAIN),
            Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\StdClassOf::class, Write\ArrayObjectOf::class,
            Write\CollectionOf::class, Write\IterableOf::class, Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class => null,
        };
    }

    /**
     * Whether every value fits into a cell.
     */
    public static function isCell(Write\WriteNode $node): bool
    {
        return match (true) {
            $node instanceof Write\Union => \array_filter($node->cases, static fn(Write\UnionCase $case): bool => !self::isCell($case->value)) === [],
            $node instanceof Write\Nullable, $node instanceof Write\OptionalOf => self::isCell($node->inner),
            $node instanceof Write\ValueOf => self::isCell($node->value),
            default => self::kindOf($node) !== null,
        };
    }

    private static function orNull(?int $kind): ?int
    {
        return $kind === null ? null : $kind | Columns::NULL;
    }

    private static function refusal(string $origin): InvalidMetadata
    {
        return new InvalidMetadata(
            'not_flat',
            $origin,
            'a cell of a table holds one value, and this is a list, a map or an object.',
            'Put #[Inline(prefix: \'...\')] on an object, so that its members become columns. Write a list as text, by #[Converter] or a virtual property. Or leave it out, by #[Ignore] or a group.',
        );
    }
}
