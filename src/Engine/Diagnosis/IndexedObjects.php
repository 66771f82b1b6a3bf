<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Format\IndexedDocument;
use Kiln\Format\IndexedObject;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\BytesFrom;
use Kiln\Plan\Read\Coerced;
use Kiln\Plan\Read\CollectionOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\RawFrom;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeElement;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\Splice;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\ValueFrom;

/**
 * Makes of the {@see IndexedObject}s in a document what generated code takes in their places: arrays, and where a class has no
 * use for the key 0, arrays without it. Only `stdClass` takes them as they are. Objects without members, where they are told
 * from empty arrays, stay in places for anything.
 *
 * @internal
 */
final readonly class IndexedObjects
{
    /**
     * @param bool $keepsKeys whether classes get all keys, which only {@see ReadWalk} takes
     */
    private function __construct(private ReadPlan $plan, private bool $keepsKeys) {}

    public static function toRead(ReadPlan $plan, IndexedDocument $document): mixed
    {
        return (new self($plan, false))->value($plan->root, $document->data());
    }

    /**
     * For the slow pass, which names the keys that are there.
     */
    public static function toExplain(ReadPlan $plan, IndexedDocument $document): mixed
    {
        return (new self($plan, true))->value($plan->root, $document->data());
    }

    private function value(ReadNode $node, mixed $data): mixed
    {
        if ($data instanceof \stdClass) {
            return match (true) {
                $node instanceof RawFrom, $node instanceof Anything && $node->keepsEmptyObjects => $data,
                $node instanceof Nullable, $node instanceof OptionalOf => $this->value($node->inner, $data),
                default => $this->value($node, []),
            };
        }
        if (!\is_array($data) && !$data instanceof IndexedObject) {
            return $data;
        }

        return match ($node::class) {
            StdClassOf::class => $data,
            ObjectOf::class => $this->plan->objects[$node->plan]->showsData ? self::plain($data) : $this->object($this->plan->objects[$node->plan], $data),
            ListOf::class => $this->each($node->item, $data),
            MapOf::class, AnyArray::class => $this->each($node->value, $data),
            ShapeOf::class => $this->shape($node, $data),
            IteratorOf::class, ArrayObjectOf::class, CollectionOf::class => $this->value($node->array, $data),
            Coerced::class, Nullable::class, OptionalOf::class => $this->value($node->inner, $data),
            ValueFrom::class => $this->value($node->value, $data),
            PopulateOrCreate::class, RefillOrCreate::class => $this->value($node->create, $data),
            Discriminated::class => $this->discriminated($node, $data),
            OneOf::class => $this->oneOf($node, $data),
            Anything::class => self::plain($data, $node->keepsEmptyObjects),
            RawFrom::class => self::plain($data, true),
            BytesFrom::class, Convert::class, DateFrom::class, EnumFrom::class, IntervalFrom::class, NullOnly::class, Scalar::class => self::plain($data),
        };
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>|IndexedObject
     */
    private function object(ReadObject $object, array|IndexedObject $data): array|IndexedObject
    {
        $members = $this->members($object, self::arrayOf($data));
        if (\is_array($data) || $object->knowsKeyZero()) {
            return $members;
        }
        if ($this->keepsKeys || $object->allowedKeys !== null) {
            // Where it is no allowed key, generated code is to stop at it.
            return new IndexedObject($members);
        }
        unset($members[0]);

        return $members;
    }

    /**
     * @param array<mixed> $data
     *
     * @return array<mixed>
     */
    private function members(ReadObject $object, array $data): array
    {
        $known = $this->known($object, $data);
        foreach ($data as $key => $value) {
            $data[$key] = \array_key_exists($key, $known) ? $known[$key] : self::plain($value);
        }

        return $data;
    }

    /**
     * @param array<mixed> $data
     *
     * @return array<mixed> what fields take
     */
    private function known(ReadObject $object, array $data): array
    {
        $known = [];
        foreach ($object->fields as $field) {
            if ($field instanceof ReadField) {
                foreach ($field->keys as $key) {
                    if (isset($data[$key])) {
                        $known[$key] = $this->value($field->value, $data[$key]);
                    }
                }
            } else {
                $known += $this->spliced($field, $data);
            }
        }

        return $known;
    }

    /**
     * @param array<mixed> $data of the object around it
     *
     * @return array<mixed>
     */
    private function spliced(Splice $splice, array $data): array
    {
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        $node = $node instanceof PopulateOrCreate ? $node->create : $node;
        if ($node instanceof ObjectOf) {
            return $this->known($this->plan->objects[$node->plan], $data);
        }
        $members = [];
        foreach (array_diff_key($data, array_fill_keys($splice->keys, true)) as $key => $value) {
            if ($node instanceof MapOf && str_starts_with((string) $key, $splice->prefix)) {
                $members[$key] = $this->value($node->value, $value);
            }
        }

        return $members;
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>
     */
    private function each(ReadNode $node, array|IndexedObject $data): array
    {
        $members = self::arrayOf($data);
        foreach ($members as $key => $value) {
            if (\is_array($value) || \is_object($value)) {
                $members[$key] = $this->value($node, $value);
            }
        }

        return $members;
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>
     */
    private function shape(ShapeOf $node, array|IndexedObject $data): array
    {
        $elements = array_column(array_map(static fn(ShapeElement $element): array => [$element->key, $element->value], $node->elements), 1, 0);
        $members = self::arrayOf($data);
        foreach ($members as $key => $value) {
            $members[$key] = isset($elements[$key]) ? $this->value($elements[$key], $value) : self::plain($value);
        }

        return $members;
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>|IndexedObject
     */
    private function discriminated(Discriminated $node, array|IndexedObject $data): array|IndexedObject
    {
        $value = self::arrayOf($data)[$node->field] ?? null;

        return (\is_int($value) || \is_string($value)) && isset($node->cases[$value])
            ? $this->object($this->plan->objects[$node->cases[$value]->plan], $data)
            : ($node->fallback === null ? self::unindexed($data) : $this->object($this->plan->objects[$node->fallback->plan], $data));
    }

    /**
     * @param array<mixed>|IndexedObject $data
     */
    private function oneOf(OneOf $node, array|IndexedObject $data): mixed
    {
        $plain = self::plain($data);
        foreach ($node->cases as $case) {
            if (GuardTest::holds($case->guard, $plain)) {
                return $this->value($case->value, $data);
            }
        }

        return $plain;
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>
     */
    private static function arrayOf(array|IndexedObject $data): array
    {
        return \is_array($data) ? $data : $data->members;
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>|IndexedObject an object still, with nothing of its kind inside
     */
    private static function unindexed(array|IndexedObject $data): array|IndexedObject
    {
        $members = array_map(static fn(mixed $value): mixed => self::plain($value), self::arrayOf($data));

        return \is_array($data) ? $members : new IndexedObject($members);
    }

    private static function plain(mixed $data, bool $keepsEmptyObjects = false): mixed
    {
        if ($data instanceof \stdClass) {
            return $keepsEmptyObjects ? $data : [];
        }
        if (!\is_array($data) && !$data instanceof IndexedObject) {
            return $data;
        }
        $members = self::arrayOf($data);
        foreach ($members as $key => $value) {
            if (\is_array($value) || \is_object($value)) {
                $members[$key] = self::plain($value, $keepsEmptyObjects);
            }
        }

        return $members;
    }
}
