<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Diagnosis\GuardTest;
use Kiln\Format\Json\PositionFinder;
use Kiln\Plan\Read;
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

    private function __construct(private readonly Read\ReadPlan $plan) {}

    /**
     * @param mixed $data    the document, with arrays for all objects
     * @param mixed $decoded the same, perhaps with \stdClass for objects
     *
     * @return mixed as decoded, with {@see Raw}s in their places
     */
    public static function fill(Read\ReadPlan $plan, string $json, mixed $data, mixed $decoded): mixed
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
    private function value(Read\ReadNode $node, mixed $data, array $path): void
    {
        match ($node::class) {
            Read\RawFrom::class => $this->paths[] = $path,
            Read\Nullable::class => $data === null ? null : $this->value($node->inner, $data, $path),
            Read\OptionalOf::class, Read\Coerced::class => $this->value($node->inner, $data, $path),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => $this->value($node->create, $data, $path),
            Read\IteratorOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class => $this->value($node->array, $data, $path),
            Read\ValueFrom::class => $this->value($node->value, $data, $path),
            Read\ListOf::class => $this->each($node->item, $data, $path),
            Read\MapOf::class, Read\AnyArray::class => $this->each($node->value, $data, $path),
            Read\ShapeOf::class => $this->shape($node, $data, $path),
            Read\ObjectOf::class => $this->object($this->plan->objects[$node->plan], $data, $path),
            Read\Discriminated::class => $this->discriminated($node, $data, $path),
            Read\OneOf::class => $this->oneOf($node, $data, $path),
            Read\Anything::class, Read\BytesFrom::class, Read\Convert::class, Read\DateFrom::class, Read\EnumFrom::class, Read\IntervalFrom::class, Read\NullOnly::class, Read\Scalar::class, Read\StdClassOf::class => null,
        };
    }

    /**
     * @param list<string|int> $path
     */
    private function each(Read\ReadNode $node, mixed $data, array $path): void
    {
        foreach (\is_array($data) ? $data : [] as $key => $value) {
            $this->value($node, $value, [...$path, $key]);
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function shape(Read\ShapeOf $node, mixed $data, array $path): void
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
    private function object(Read\ReadObject $object, mixed $data, array $path): void
    {
        if (!\is_array($data)) {
            return;
        }
        foreach ($object->fields as $field) {
            if ($field instanceof Read\Splice) {
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
    private function spliced(Read\Splice $splice, array $data, array $path): void
    {
        $node = $splice->inlined();
        if (!$node instanceof Read\MapOf) {
            $this->value($node, $data, $path);

            return;
        }
        foreach (\array_diff_key($data, \array_fill_keys($splice->keys, true)) as $key => $value) {
            if (\str_starts_with((string) $key, $splice->prefix)) {
                $this->value($node->value, $value, [...$path, $key]);
            }
        }
    }

    /**
     * @param list<string|int> $path
     */
    private function discriminated(Read\Discriminated $node, mixed $data, array $path): void
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
    private function oneOf(Read\OneOf $node, mixed $data, array $path): void
    {
        foreach ($node->cases as $case) {
            if (GuardTest::holds($case->guard, $data)) {
                $this->value($case->value, $data, $path);

                return;
            }
        }
    }
}
