<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Error\InvalidMetadata;
use Kiln\Format\Columns;
use Kiln\Format\Expected;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
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
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Type\ScalarKind;

/**
 * Derives the columns of a table from a plan, and refuses what does not fit into a cell.
 *
 * @internal
 */
final readonly class FlatRows
{
    private function __construct(private WritePlan $plan) {}

    /**
     * @throws InvalidMetadata for a property that does not fit into a cell
     *
     * @return ?Columns null where the type does not say them
     */
    public static function columns(WritePlan $plan): ?Columns
    {
        $rows = new self($plan);
        $row = $plan->root instanceof ListOf ? $plan->root->item : $plan->root;
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
    private function ofRow(WriteNode $node): ?array
    {
        return match ($node::class) {
            ObjectOf::class, LazyOf::class => $this->ofObject($node->plan),
            Nullable::class, OptionalOf::class => $this->ofRow($node->inner),
            Polymorphic::class => $node->plans === [] ? null : $this->together(array_map($this->ofObject(...), array_values($node->plans))),
            Union::class => $this->together(array_map(fn($case): ?array => $this->ofRow($case->value), $node->cases)),
            ShapeOf::class => $node->isOpen ? null : $this->ofShape($node),
            default => null,
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
    private function ofMembers(WriteObject $object): ?array
    {
        $kinds = [];
        foreach ($object->steps as $step) {
            $members = match ($step::class) {
                Constant::class => [$step->key => Columns::ANY],
                WriteField::class => [$step->key => self::kindOf($step->value) ?? throw self::refusal($step->origin)],
                Splice::class => $this->ofSplice($step),
                CallMethod::class, ShowMembers::class, TellListeners::class => [],
            };
            if ($members === null) {
                return null;
            }
            $kinds = $step instanceof Splice ? $kinds + $members : array_replace($kinds, $members);
        }

        return $kinds;
    }

    /**
     * @return array<array-key, int>|null for a map, whose keys are known when it is there
     */
    private function ofSplice(Splice $splice): ?array
    {
        $value = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;

        return $value instanceof ObjectOf ? $this->ofMembers($this->plan->objects[$value->plan]) : null;
    }

    /**
     * @return array<array-key, int>
     */
    private function ofShape(ShapeOf $shape): array
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
    public static function kindOf(WriteNode $node): ?int
    {
        return match ($node::class) {
            Scalar::class => array_intersect_key(array_column($node->kinds, null, 'name'), [ScalarKind::Bool->name => 0, ScalarKind::True->name => 0, ScalarKind::False->name => 0]) === []
                ? Columns::PLAIN
                : Columns::BOOL,
            EnumCase::class, Date::class, Timestamp::class, Milliseconds::class, Interval::class, BytesOf::class, Leaf::class => Columns::PLAIN,
            Nullable::class => self::orNull(self::kindOf($node->inner)),
            OptionalOf::class => self::kindOf($node->inner),
            ValueOf::class => self::kindOf($node->value),
            Convert::class, Dynamic::class, RawOf::class => Columns::ANY,
            Union::class => array_reduce($node->cases, static fn(int $all, UnionCase $case): int => $all | (self::kindOf($case->value) ?? Columns::ANY), Columns::PLAIN),
            ListOf::class, MapOf::class, AnyArray::class, EmptyArray::class, ShapeOf::class, StdClassOf::class, ArrayObjectOf::class,
            CollectionOf::class, IterableOf::class, ObjectOf::class, LazyOf::class, Polymorphic::class => null,
        };
    }

    /**
     * Whether every value fits into a cell.
     */
    public static function isCell(WriteNode $node): bool
    {
        return match (true) {
            $node instanceof Union => array_filter($node->cases, static fn(UnionCase $case): bool => !self::isCell($case->value)) === [],
            $node instanceof Nullable, $node instanceof OptionalOf => self::isCell($node->inner),
            $node instanceof ValueOf => self::isCell($node->value),
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
