<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * What there is in a value with stand-ins: objects by shape, and what stands in several places.
 *
 * @internal
 */
final class Inventory
{
    /** @var array<string, array{class: string, properties: list<string>, count: int}> */
    public array $shapes = [];

    /** Whether there is an object that was Serializable, which is opaque. */
    public bool $hasPayloads = false;

    /** @var array<string, true> */
    private array $enums = [];

    /** @var array<int|string, int> id of an object or a reference => in how many places it stands */
    private array $places = [];

    private function __construct() {}

    public static function of(mixed $value): self
    {
        $inventory = new self();
        $inventory->meet($value);

        return $inventory;
    }

    public function isShared(int|string $id): bool
    {
        return ($this->places[$id] ?? 0) > 1;
    }

    /**
     * @return list<string> of objects and enum cases
     */
    public function classes(): array
    {
        return \array_values(\array_unique([...\array_column($this->shapes, 'class'), ...\array_keys($this->enums)]));
    }

    private function meet(mixed $value): void
    {
        if (\is_array($value)) {
            $this->meetAll($value);
        } elseif ($value instanceof CaseStandIn) {
            $this->enums[$value->class] = true;
        } elseif ($value instanceof ObjectStandIn && $this->isNew(\spl_object_id($value))) {
            $properties = \array_map(ObjectStandIn::readable(...), \array_keys($value->properties));
            $name = \serialize([$value->class, $properties]);
            $this->shapes[$name] ??= ['class' => $value->class, 'properties' => $properties, 'count' => 0];
            ++$this->shapes[$name]['count'];
            $this->hasPayloads = $this->hasPayloads || $value->payload !== null;
            $this->meetAll($value->properties);
        }
    }

    /**
     * @param array<array-key, mixed> $values
     */
    private function meetAll(array $values): void
    {
        foreach ($values as $key => $value) {
            $reference = \ReflectionReference::fromArrayElement($values, $key);
            if ($reference === null || $this->isNew($reference->getId())) {
                $this->meet($value);
            }
        }
    }

    private function isNew(int|string $id): bool
    {
        $this->places[$id] = ($this->places[$id] ?? 0) + 1;

        return $this->places[$id] === 1;
    }
}
