<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Diagnosis\GuardTest;
use Kiln\Format\Json\PositionFinder;
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
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\Splice;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\ValueFrom;
use Kiln\Raw;

/**
 * Finds by a plan where a document holds raw JSON, and puts its text there, in the place of what json_decode() has made of it.
 *
 * @internal
 */
final class RawPlaces
{
    /** @var list<list<string|int>> */
    private array $paths = [];

    private function __construct(private readonly ReadPlan $plan) {}

    /**
     * @param mixed $data    the document, with arrays for all objects
     * @param mixed $decoded the same, perhaps with \stdClass for objects
     *
     * @return mixed as decoded, with {@see Raw}s in their places
     */
    public static function fill(ReadPlan $plan, string $json, mixed $data, mixed $decoded): mixed
    {
        $places = new self($plan);
        $places->value($plan->root, $data, []);
        foreach ((new PositionFinder())->sources($json, $places->paths) as $number => $source) {
            if ($source !== null) {
                self::put($decoded, $places->paths[$number], Raw::cut($source));
            }
        }

        return $decoded;
    }

    /**
     * @param list<string|int> $path
     */
    private static function put(mixed &$decoded, array $path, Raw $raw): void
    {
        $place = &$decoded;
        foreach ($path as $segment) {
            if ($place instanceof \stdClass) {
                $place = &$place->{$segment};
            } elseif (\is_array($place)) {
                $place = &$place[$segment];
            }
        }
        $place = $raw;
    }

    /**
     * @param list<string|int> $path
     */
    private function value(ReadNode $node, mixed $data, array $path): void
    {
        match ($node::class) {
            RawFrom::class => $this->paths[] = $path,
            Nullable::class => $data === null ? null : $this->value($node->inner, $data, $path),
            OptionalOf::class, Coerced::class => $this->value($node->inner, $data, $path),
            PopulateOrCreate::class, RefillOrCreate::class => $this->value($node->create, $data, $path),
            IteratorOf::class, ArrayObjectOf::class, CollectionOf::class => $this->value($node->array, $data, $path),
            ValueFrom::class => $this->value($node->value, $data, $path),
            ListOf::class => $this->each($node->item, $data, $path),
            MapOf::class, AnyArray::class => $this->each($node->value, $data, $path),
            ShapeOf::class => $this->shape($node, $data, $path),
            ObjectOf::class => $this->object($this->plan->objects[$node->plan], $data, $path),
            Discriminated::class => $this->discriminated($node, $data, $path),
            OneOf::class => $this->oneOf($node, $data, $path),
            Anything::class, BytesFrom::class, Convert::class, DateFrom::class, EnumFrom::class, IntervalFrom::class, NullOnly::class, Scalar::class, StdClassOf::class => null,
        };
    }

    /**
     * @param list<string|int> $path
     */
    private function each(ReadNode $node, mixed $data, array $path): void
    {
        foreach (\is_array($data) ? $data : [] as $key => $value) {
            $this->value($node, $value, [...$path, $key]);
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function shape(ShapeOf $node, mixed $data, array $path): void
    {
        foreach ($node->elements as $element) {
            if (\is_array($data) && \array_key_exists($element->key, $data)) {
                $this->value($element->value, $data[$element->key], [...$path, $element->key]);
            }
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function object(ReadObject $object, mixed $data, array $path): void
    {
        if (!\is_array($data)) {
            return;
        }
        foreach ($object->fields as $field) {
            if ($field instanceof Splice) {
                $this->spliced($field, $data, $path);
                continue;
            }
            foreach ($field->keys as $key) {
                if (\array_key_exists($key, $data)) {
                    $this->value($field->value, $data[$key], [...$path, $key]);
                }
            }
        }
    }

    /**
     * @param array<mixed>     $data of the object around it
     * @param list<string|int> $path
     */
    private function spliced(Splice $splice, array $data, array $path): void
    {
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        $node = $node instanceof PopulateOrCreate ? $node->create : $node;
        if (!$node instanceof MapOf) {
            $this->value($node, $data, $path);

            return;
        }
        foreach (array_diff_key($data, array_fill_keys($splice->keys, true)) as $key => $value) {
            if (str_starts_with((string) $key, $splice->prefix)) {
                $this->value($node->value, $value, [...$path, $key]);
            }
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function discriminated(Discriminated $node, mixed $data, array $path): void
    {
        $value = \is_array($data) ? $data[$node->field] ?? null : null;
        $case = \is_int($value) || \is_string($value) ? $node->cases[$value] ?? $node->fallback : $node->fallback;
        if ($case !== null) {
            $this->object($this->plan->objects[$case->plan], $data, $path);
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function oneOf(OneOf $node, mixed $data, array $path): void
    {
        foreach ($node->cases as $case) {
            if (GuardTest::holds($case->guard, $data)) {
                $this->value($case->value, $data, $path);

                return;
            }
        }
    }
}
