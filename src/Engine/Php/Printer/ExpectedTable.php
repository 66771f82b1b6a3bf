<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Format\Expected;
use Kiln\Plan\Guard;
use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * Derives from a plan what {@see Expected} says.
 *
 * @phpstan-import-type Row from Expected
 *
 * @internal
 */
final class ExpectedTable
{
    /** @var list<Row> */
    private array $rows = [];

    /** @var array<string, int> by id of the plan */
    private array $objects = [];

    private function __construct(private readonly Read\ReadPlan $plan) {}

    public static function of(Read\ReadPlan $plan): Expected
    {
        $table = new self($plan);
        $root = $table->place($plan->root);

        return new Expected($root, $table->rows);
    }

    private function place(Read\ReadNode $node): int
    {
        return match ($node::class) {
            Read\Anything::class, Read\Convert::class, Read\RawFrom::class, Read\StdClassOf::class => Expected::ANY,
            Read\NullOnly::class => Expected::NULL,
            Read\Scalar::class => self::kinds($node->kinds),
            Read\BytesFrom::class => $node->isLeaf ? Expected::TEXT : Expected::TEXT | Expected::BASE64,
            Read\DateFrom::class, Read\IntervalFrom::class => Expected::TEXT,
            Read\EnumFrom::class => $node->isIntBacked ? Expected::INT : Expected::TEXT,
            Read\ValueFrom::class => $this->place($node->value),
            Read\OptionalOf::class => $this->place($node->inner),
            Read\Nullable::class => $this->with($this->place($node->inner), Expected::NULL),
            Read\Coerced::class => $this->coerced($node),
            Read\ListOf::class => $this->row(0, $this->place($node->item)),
            Read\AnyArray::class => $this->anyArray($node),
            Read\MapOf::class => $this->row(0, others: $this->place($node->value)),
            Read\ArrayObjectOf::class, Read\CollectionOf::class, Read\IteratorOf::class => $this->place($node->array),
            Read\ShapeOf::class => $this->shape($node),
            Read\RefillOrCreate::class, Read\PopulateOrCreate::class => $this->place($node->create),
            Read\ObjectOf::class => $this->object($node),
            Read\Discriminated::class => $this->discriminated($node),
            Read\OneOf::class => $this->union($node),
        };
    }

    /**
     * @param list<ScalarKind> $kinds
     */
    public static function kinds(array $kinds): int
    {
        $all = 0;
        foreach ($kinds as $kind) {
            $all |= match ($kind) {
                ScalarKind::Int => Expected::INT,
                ScalarKind::Float => Expected::FLOAT,
                ScalarKind::String => Expected::TEXT,
                ScalarKind::Bool, ScalarKind::True, ScalarKind::False => Expected::BOOL,
            };
        }

        return $all;
    }

    /**
     * A place where these kinds of scalars may stand too. A list or a map may be null without further mention.
     */
    private function with(int $place, int $kinds): int
    {
        if ($place >= 0) {
            return $place | $kinds;
        }
        $row = $this->rows[~$place];

        return $row[0] === 0 && $kinds === Expected::NULL ? $place : $this->row($row[0] | $kinds, $row[1], cases: [[null, [], $place]]);
    }

    private function coerced(Read\Coerced $node): int
    {
        $place = $this->place($node->inner);
        if (\in_array(Read\Cast::Null, $node->casts, true)) {
            $place = $this->with($place, Expected::NULL);
        }
        $item = $place < 0 ? $this->rows[~$place][1] : null;

        return \in_array(Read\Cast::List, $node->casts, true) && \is_int($item) ? $this->with($place, $item < 0 ? $this->rows[~$item][0] : $item) : $place;
    }

    private function anyArray(Read\AnyArray $node): int
    {
        $value = $this->place($node->value);

        return $this->row(0, $value, others: $value);
    }

    private function shape(Read\ShapeOf $node): int
    {
        $members = [];
        foreach ($node->elements as $element) {
            $members[$element->key] = $this->place($element->value);
        }

        return $node->isTuple ? $this->row(0, \array_values($members)) : $this->row(0, members: $members);
    }

    private function object(Read\ObjectOf $node): int
    {
        if (isset($this->objects[$node->plan])) {
            return $this->objects[$node->plan];
        }
        // It may hold objects of its own kind, so it has its place before it has its members.
        $place = $this->objects[$node->plan] = $this->row(0);
        [$members, $others] = $this->members($this->plan->objects[$node->plan]);
        $this->rows[~$place] = [0, Expected::ANY, $members, $others, []];

        return $place;
    }

    /**
     * @return array{array<int|string, int>, int} the places of members, and of all others
     */
    private function members(Read\ReadObject $object): array
    {
        $members = [];
        $others = Expected::ANY;
        if ($object->ownDiscriminator !== null) {
            $members[$object->ownDiscriminator->field] = Expected::INT | Expected::TEXT;
        }
        foreach ($object->fields as $field) {
            if ($field instanceof Read\ReadField) {
                $place = $this->place($field->value);
                foreach ($field->keys as $key) {
                    $members[$key] = $place;
                }
                continue;
            }
            $inlined = $this->place($field->value);
            if ($inlined < 0) {
                [, , $below, $othersBelow] = $this->rows[~$inlined];
                $members += $below;
                $others = $othersBelow === Expected::ANY ? $others : $othersBelow;
            }
        }

        return [$members, $others];
    }

    private function discriminated(Read\Discriminated $node): int
    {
        $cases = [];
        foreach ($node->cases as $value => $case) {
            $cases[] = [$node->field, [(string) $value], $this->object($case)];
        }
        if ($node->fallback !== null) {
            $cases[] = [null, [], $this->object($node->fallback)];
        }

        return $this->row(0, cases: $cases);
    }

    private function union(Read\OneOf $node): int
    {
        $kinds = 0;
        $items = Expected::ANY;
        $cases = [];
        foreach ($node->cases as $case) {
            $place = $this->place($case->value);
            if ($place >= 0) {
                $kinds |= $place;
                continue;
            }
            $row = $this->rows[~$place];
            $kinds |= $row[0];
            if ($row[1] !== Expected::ANY) {
                $items = $row[1];
            }
            if ($row[2] !== [] || $row[3] !== Expected::ANY || $row[4] !== []) {
                $cases[] = self::caseOf($case, $place);
            }
        }

        return $cases === [] && $items === Expected::ANY ? $kinds : $this->row($kinds, $items, cases: $cases);
    }

    /**
     * How a case of a union is told from the others.
     *
     * @return array{?string, list<string>, int}
     */
    public static function caseOf(Read\UnionCase $case, int $place): array
    {
        return match ($case->guard::class) {
            Guard\HasValue::class => [$case->guard->field, \array_map(\strval(...), $case->guard->values), $place],
            Guard\HasKeys::class => [null, $case->guard->keys, $place],
            Guard\Always::class, Guard\IsArray::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsList::class, Guard\IsObject::class, Guard\IsScalar::class => [null, [], $place],
        };
    }

    /**
     * @param int|list<int>                              $items
     * @param array<int|string, int>                     $members
     * @param list<array{?string, list<string>, int}> $cases
     */
    private function row(int $kinds, int|array $items = Expected::ANY, array $members = [], int $others = Expected::ANY, array $cases = []): int
    {
        $this->rows[] = [$kinds, $items, $members, $others, $cases];

        return ~(\count($this->rows) - 1);
    }
}
