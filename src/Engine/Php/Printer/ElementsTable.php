<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Format\Expected;
use Kiln\Format\Xml\Elements;
use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Read;

/**
 * Derives from a plan what {@see Elements} says.
 *
 * @phpstan-import-type Row from Elements
 * @phpstan-type Facts array<string, bool|int|float|string|null>
 *
 * @internal
 */
final class ElementsTable
{
    /** @var list<Row> */
    private array $rows = [];

    /** @var array<string, int> by id of the plan */
    private array $objects = [];

    private function __construct(private readonly Read\ReadPlan $plan) {}

    public static function of(Read\ReadPlan $plan): Elements
    {
        $table = new self($plan);
        $root = $table->place($plan->root);

        return new Elements($root, $table->rows);
    }

    private function place(Read\ReadNode $node): int
    {
        return match ($node::class) {
            Read\Anything::class, Read\Convert::class, Read\RawFrom::class => Expected::ANY,
            Read\StdClassOf::class => $this->row(['map' => Expected::ANY]),
            Read\NullOnly::class => Expected::NULL,
            Read\Scalar::class => ExpectedTable::kinds($node->kinds),
            Read\BytesFrom::class => Expected::TEXT | Expected::BASE64 | Elements::TRIMMED,
            Read\DateFrom::class, Read\IntervalFrom::class => Expected::TEXT | Elements::TRIMMED,
            Read\EnumFrom::class => $node->isIntBacked ? Expected::INT : Expected::TEXT,
            Read\ValueFrom::class => $this->place($node->value),
            Read\OptionalOf::class => $this->place($node->inner),
            Read\Nullable::class => $this->nullable($this->place($node->inner)),
            Read\Coerced::class => $this->coerced($node),
            Read\ListOf::class => $this->row(['list' => $this->place($node->item)]),
            Read\AnyArray::class => $this->anyArray($node),
            Read\MapOf::class => $this->row(['map' => $this->place($node->value)]),
            Read\ArrayObjectOf::class, Read\CollectionOf::class, Read\IteratorOf::class => $this->place($node->array),
            Read\ShapeOf::class => $this->shape($node),
            Read\RefillOrCreate::class => $this->place($node->create),
            Read\PopulateOrCreate::class => $this->place($node->create),
            Read\ObjectOf::class => $this->object($node),
            Read\Discriminated::class => $this->discriminated($node),
            Read\OneOf::class => $this->union($node),
        };
    }

    /**
     * A list, a map or an object may be null without further mention.
     */
    private function nullable(int $place): int
    {
        if ($place >= 0) {
            return $place | Expected::NULL;
        }
        $row = $this->rows[~$place];

        return isset($row['kinds']) ? $this->row(['kinds' => $row['kinds'] | Expected::NULL] + $row) : $place;
    }

    private function coerced(Read\Coerced $node): int
    {
        $place = $this->place($node->inner);

        return \in_array(Read\Cast::Null, $node->casts, true) ? $this->nullable($place) : $place;
    }

    private function anyArray(Read\AnyArray $node): int
    {
        $value = $this->place($node->value);

        return $this->row(['list' => $value, 'map' => $value]);
    }

    private function shape(Read\ShapeOf $node): int
    {
        if ($node->isTuple) {
            return $this->row(['list' => \array_map(fn($element): int => $this->place($element->value), $node->elements)]);
        }
        $members = [];
        foreach ($node->elements as $element) {
            $members[(string) $element->key] = [$element->key, $this->place($element->value), Elements::ONE];
        }

        return $this->row(['elements' => $members, 'map' => Expected::ANY]);
    }

    private function object(Read\ObjectOf $node): int
    {
        if (isset($this->objects[$node->plan])) {
            return $this->objects[$node->plan];
        }
        // It may hold objects of its own kind, so it has its place before it has its members.
        $place = $this->objects[$node->plan] = $this->row(['elements' => []]);
        $this->rows[~$place] = $this->members($this->plan->objects[$node->plan]);

        return $place;
    }

    /**
     * @return Row
     */
    private function members(Read\ReadObject $object): array
    {
        $row = ['elements' => []];
        $isFilled = $object->construction instanceof Read\ExistingObject;
        $own = $object->facts['namespace'] ?? null;
        if ($object->ownDiscriminator !== null) {
            $field = $object->ownDiscriminator->field;
            $as = $object->facts['discriminator'] ?? null;
            if ($as === 'attribute') {
                $row['attributes'] = [$field => [$field, Expected::INT | Expected::TEXT, Elements::ONE]];
            } elseif ($as === Syntax::XSI_TYPE) {
                $row['attributes'] = ['{' . Syntax::XSI . '}type' => [$field, Expected::INT | Expected::TEXT | Elements::UNPREFIXED, Elements::ONE]];
            } else {
                $row['elements'][self::name($field, $own)] = [$field, Expected::INT | Expected::TEXT, Elements::ONE];
            }
        }
        foreach ($object->fields as $field) {
            $row = $field instanceof Read\ReadField
                ? $this->field($field, $field->facts['xml'] ?? [], $own, $isFilled, $row)
                : $this->splice($field, $row);
        }
        if ($object->allowedKeys !== null || $object->showsData) {
            $row += ['others' => Expected::ANY];
        }

        return $row;
    }

    /**
     * @param Facts                      $facts
     * @param bool|int|float|string|null $own      namespace of the class
     * @param bool                       $isFilled whether what is not there stays as it is
     * @param Row                        $row
     *
     * @return Row
     */
    private function field(Read\ReadField $field, array $facts, bool|int|float|string|null $own, bool $isFilled, array $row): array
    {
        $key = $field->keys[0];
        $as = $facts['as'] ?? null;
        $uri = $facts['namespace'] ?? ($as === 'attribute' ? null : $own);
        $name = self::name((string) ($facts['name'] ?? $key), $uri);
        if ($as === 'attribute') {
            $row['attributes'][$name] = [$key, $this->place($field->value), Elements::ONE];

            return $row;
        }
        if ($as === 'text') {
            return ['text' => [$key, $this->place($field->value)]] + $row;
        }
        [$array, $mayBeAbsent] = self::arrayIn($field->value);
        if ($as === 'any') {
            return ['any' => [$key, $array instanceof Read\ListOf]] + $row;
        }
        if ($as === 'mixed') {
            return ['mixed' => [$key, $array instanceof Read\ListOf ? $this->names($facts, $array->item, $uri) : []]] + $row;
        }
        $isAlone = $array === null || ($facts['wrapped'] ?? $array instanceof Read\MapOf) === true;
        if ($array instanceof Read\ListOf) {
            $names = $this->names($facts, $array->item, $uri);
            $item = $this->place($array->item);
            $place = $isAlone ? $this->row(['list' => $item] + (isset($facts['item']) ? ['item' => self::name((string) $facts['item'], $uri)] : []) + ($names === [] ? [] : ['names' => $names])) : $item;
            foreach ($isAlone ? [] : $names as $itemName => $itemPlace) {
                $row['elements'][$itemName] = [$key, $itemPlace, Elements::EACH];
            }
        } else {
            $place = $array instanceof Read\MapOf ? $this->row(['map' => $this->place($array->value)] + self::entries($facts)) : $this->place($field->value);
        }
        if (!$isAlone) {
            $name = self::name((string) ($facts[$array instanceof Read\ListOf ? 'item' : 'entry'] ?? $facts['name'] ?? $key), $uri);
            if (!$mayBeAbsent && !$isFilled) {
                $row['empty'][] = $key;
            }
        }
        $how = $isAlone ? Elements::ONE : ($array instanceof Read\ListOf ? Elements::EACH : Elements::ENTRY);
        $row['elements'][$name] ??= [$key, $place, $how];
        foreach (\array_slice($field->keys, 1) as $alias) {
            $row['elements'][self::name($alias, $uri)] ??= [$alias, $place, $how];
        }

        return $row;
    }

    /**
     * What is said of the entries of a map.
     *
     * @param Facts $facts
     *
     * @return array{entry?: string, key?: string, keyElement?: string, value?: string, keyAsName?: true}
     */
    private static function entries(array $facts): array
    {
        $entries = [];
        foreach (['entry', 'key', 'keyElement', 'value'] as $fact) {
            if (isset($facts[$fact])) {
                $entries[$fact] = (string) $facts[$fact];
            }
        }

        return $entries + (isset($facts['keyAsName']) ? ['keyAsName' => true] : []);
    }

    /**
     * @param Row $row
     *
     * @return Row
     */
    private function splice(Read\Splice $splice, array $row): array
    {
        $place = $this->place($splice->value);
        $below = $place < 0 ? $this->rows[~$place] : [];
        if (isset($below['elements'])) {
            $row['elements'] = ($row['elements'] ?? []) + $below['elements'];
            $row['attributes'] = ($row['attributes'] ?? []) + ($below['attributes'] ?? []);
            if (!$splice->value instanceof Read\Nullable && isset($below['empty'])) {
                $row['empty'] = [...$row['empty'] ?? [], ...$below['empty']];
            }

            return $row + \array_intersect_key($below, ['text' => true, 'mixed' => true, 'any' => true, 'others' => true]);
        }

        return ['others' => $below['map'] ?? Expected::ANY] + $row;
    }

    /**
     * The places of items by their names.
     *
     * @param Facts                      $facts
     * @param bool|int|float|string|null $uri
     *
     * @return array<string, int>
     */
    private function names(array $facts, Read\ReadNode $item, bool|int|float|string|null $uri): array
    {
        $names = [];
        foreach ($facts as $fact => $name) {
            if (\str_starts_with($fact, 'item ')) {
                $names[self::name((string) $name, $uri)] = $this->placeOfClass($item, \substr($fact, 5)) ?? $this->place($item);
            }
        }

        return $names;
    }

    /**
     * The place of an object whose class the name of its element tells.
     */
    private function placeOfClass(Read\ReadNode $node, string $class): ?int
    {
        return match ($node::class) {
            Read\Nullable::class, Read\OptionalOf::class, Read\Coerced::class => $this->placeOfClass($node->inner, $class),
            Read\ObjectOf::class => \is_a($node->class, $class, true) ? $this->object($node) : null,
            Read\Discriminated::class => $this->placeOfSubclass($node, $class),
            Read\OneOf::class => $this->placeOfCase($node, $class),
            Read\Scalar::class, Read\EnumFrom::class, Read\DateFrom::class, Read\IntervalFrom::class, Read\BytesFrom::class, Read\Anything::class, Read\NullOnly::class, Read\AnyArray::class, Read\ListOf::class, Read\MapOf::class, Read\ShapeOf::class, Read\StdClassOf::class,
            Read\ArrayObjectOf::class, Read\CollectionOf::class, Read\IteratorOf::class, Read\PopulateOrCreate::class, Read\RefillOrCreate::class, Read\ValueFrom::class, Read\Convert::class, Read\RawFrom::class => null,
        };
    }

    private function placeOfSubclass(Read\Discriminated $node, string $class): ?int
    {
        foreach ($node->cases as $value => $case) {
            if ($case->class === $class) {
                $place = $this->object($case);

                return $this->row(['constants' => [$node->field => $value], 'cases' => [[null, [], $place]]]);
            }
        }

        return \is_a($node->class, $class, true) ? $this->discriminated($node) : null;
    }

    private function placeOfCase(Read\OneOf $node, string $class): ?int
    {
        foreach ($node->cases as $case) {
            $place = $this->placeOfClass($case->value, $class);
            if ($place !== null) {
                return $place;
            }
        }

        return null;
    }

    /**
     * The list or map that a member holds, and whether it may be something else when there is none.
     *
     * @return array{Read\ListOf|Read\MapOf|null, bool}
     */
    private static function arrayIn(Read\ReadNode $node): array
    {
        return match ($node::class) {
            Read\ListOf::class, Read\MapOf::class => [$node, false],
            Read\Nullable::class, Read\OptionalOf::class => [self::arrayIn($node->inner)[0], true],
            Read\Coerced::class => self::arrayIn($node->inner),
            Read\RefillOrCreate::class => self::arrayIn($node->create),
            Read\CollectionOf::class, Read\ArrayObjectOf::class, Read\IteratorOf::class => self::arrayIn($node->array),
            Read\Scalar::class, Read\EnumFrom::class, Read\DateFrom::class, Read\IntervalFrom::class, Read\BytesFrom::class, Read\Anything::class, Read\NullOnly::class, Read\AnyArray::class, Read\ShapeOf::class, Read\StdClassOf::class, Read\ObjectOf::class, Read\Discriminated::class, Read\OneOf::class,
            Read\PopulateOrCreate::class, Read\ValueFrom::class, Read\Convert::class, Read\RawFrom::class => [null, false],
        };
    }

    private static function name(string $name, bool|int|float|string|null $uri): string
    {
        return $uri === null ? $name : "{{$uri}}{$name}";
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

        return $this->row(['cases' => $cases]);
    }

    private function union(Read\OneOf $node): int
    {
        $kinds = 0;
        $row = [];
        $cases = [];
        foreach ($node->cases as $case) {
            $place = $this->place($case->value);
            if ($place >= 0) {
                $kinds |= $place;
                continue;
            }
            $below = $this->rows[~$place];
            $kinds |= $below['kinds'] ?? 0;
            if (isset($below['list'])) {
                $row['list'] = $below['list'];
            }
            if (isset($below['map']) || isset($below['elements']) || isset($below['cases'])) {
                $cases[] = ExpectedTable::caseOf($case, $place);
            }
        }

        return $cases === [] && $row === [] ? $kinds : $this->row(['kinds' => $kinds] + $row + ($cases === [] ? [] : ['cases' => $cases]));
    }

    /**
     * @param Row $row
     */
    private function row(array $row): int
    {
        $this->rows[] = $row;

        return ~(\count($this->rows) - 1);
    }
}
