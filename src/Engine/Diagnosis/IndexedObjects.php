<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Format\IndexedDocument;
use Kiln\Format\IndexedObject;
use Kiln\Plan\Read;

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
    private function __construct(private Read\ReadPlan $plan, private bool $keepsKeys) {}

    public static function toRead(Read\ReadPlan $plan, IndexedDocument $document): mixed
    {
        return (new self($plan, false))->value($plan->root, $document->data());
    }

    /**
     * For the slow pass, which names the keys that are there.
     */
    public static function toExplain(Read\ReadPlan $plan, IndexedDocument $document): mixed
    {
        return (new self($plan, true))->value($plan->root, $document->data());
    }

    private function value(Read\ReadNode $node, mixed $data): mixed
    {
        if ($data instanceof \stdClass) {
            return self::keepsEmptyObjects($node) ? $data : $this->value($node, []);
        }
        if (!\is_array($data) && !$data instanceof IndexedObject) {
            return $data;
        }

        return match ($node::class) {
            Read\StdClassOf::class => $data,
            Read\ObjectOf::class => $this->plan->objects[$node->plan]->showsData ? self::plain($data) : $this->object($this->plan->objects[$node->plan], $data),
            Read\ListOf::class => $this->each($node->item, $data),
            Read\MapOf::class, Read\AnyArray::class => $this->each($node->value, $data),
            Read\ShapeOf::class => $this->shape($node, $data),
            Read\IteratorOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class => $this->value($node->array, $data),
            Read\Coerced::class, Read\Nullable::class, Read\OptionalOf::class => $this->value($node->inner, $data),
            Read\ValueFrom::class => $this->value($node->value, $data),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => $this->value($node->create, $data),
            Read\Discriminated::class => $this->discriminated($node, $data),
            Read\OneOf::class => $this->oneOf($node, $data),
            Read\Anything::class => self::plain($data, $node->keepsEmptyObjects),
            Read\RawFrom::class => self::plain($data, true),
            Read\BytesFrom::class, Read\Convert::class, Read\DateFrom::class, Read\EnumFrom::class, Read\IntervalFrom::class, Read\NullOnly::class, Read\Scalar::class => self::plain($data),
        };
    }

    private static function keepsEmptyObjects(Read\ReadNode $node): bool
    {
        return match ($node::class) {
            Read\RawFrom::class => true,
            Read\Anything::class => $node->keepsEmptyObjects,
            Read\Nullable::class, Read\OptionalOf::class => self::keepsEmptyObjects($node->inner),
            Read\Scalar::class, Read\EnumFrom::class, Read\DateFrom::class, Read\IntervalFrom::class, Read\BytesFrom::class, Read\NullOnly::class, Read\ValueFrom::class,
            Read\AnyArray::class, Read\ListOf::class, Read\MapOf::class, Read\ShapeOf::class, Read\StdClassOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class,
            Read\IteratorOf::class, Read\ObjectOf::class, Read\Discriminated::class, Read\OneOf::class, Read\PopulateOrCreate::class, Read\RefillOrCreate::class,
            Read\Coerced::class, Read\Convert::class => false,
        };
    }

    /**
     * @param array<mixed>|IndexedObject $data
     *
     * @return array<mixed>|IndexedObject
     */
    private function object(Read\ReadObject $object, array|IndexedObject $data): array|IndexedObject
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
    private function members(Read\ReadObject $object, array $data): array
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
    private function known(Read\ReadObject $object, array $data): array
    {
        $known = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Read\ReadField) {
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
    private function spliced(Read\Splice $splice, array $data): array
    {
        $node = $splice->inlined();
        if ($node instanceof Read\ObjectOf) {
            return $this->known($this->plan->objects[$node->plan], $data);
        }
        $members = [];
        foreach (\array_diff_key($data, \array_fill_keys($splice->keys, true)) as $key => $value) {
            if (\str_starts_with((string) $key, $splice->prefix)) {
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
    private function each(Read\ReadNode $node, array|IndexedObject $data): array
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
    private function shape(Read\ShapeOf $node, array|IndexedObject $data): array
    {
        $elements = \array_column(\array_map(static fn(Read\ShapeElement $element): array => [$element->key, $element->value], $node->elements), 1, 0);
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
    private function discriminated(Read\Discriminated $node, array|IndexedObject $data): array|IndexedObject
    {
        $value = self::arrayOf($data)[$node->field] ?? null;

        return (\is_int($value) || \is_string($value)) && isset($node->cases[$value])
            ? $this->object($this->plan->objects[$node->cases[$value]->plan], $data)
            : ($node->fallback === null ? self::unindexed($data) : $this->object($this->plan->objects[$node->fallback->plan], $data));
    }

    /**
     * @param array<mixed>|IndexedObject $data
     */
    private function oneOf(Read\OneOf $node, array|IndexedObject $data): mixed
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
        $members = \array_map(static fn(mixed $value): mixed => self::plain($value), self::arrayOf($data));

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
