<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Write\WriteObject;

/**
 * Finds the object plans that can contain themselves: only there can a graph of objects have a cycle, and only they pay for
 * a guard.
 *
 * @internal
 */
final class Recursion
{
    /** @var array<string, list<string>> */
    private array $references = [];

    /**
     * @param array<string, WriteObject> $objects by provisional id
     */
    public function __construct(private readonly array $objects)
    {
        foreach ($objects as $id => $object) {
            $this->references[$id] = $this->referencesIn($object->steps);
        }
    }

    /**
     * @return array<string, WriteObject>
     */
    public function mark(): array
    {
        $marked = [];
        foreach ($this->objects as $id => $object) {
            $marked[$id] = new WriteObject($object->id, $object->class, $object->steps, $this->reachesItself($id), $object->publicProperties);
        }

        return $marked;
    }

    private function reachesItself(string $start): bool
    {
        $seen = [];
        $pending = $this->references[$start];
        while ($pending !== []) {
            $id = array_pop($pending);
            if ($id === $start) {
                return true;
            }
            if (!isset($seen[$id])) {
                $seen[$id] = true;
                array_push($pending, ...$this->references[$id] ?? []);
            }
        }

        return false;
    }

    /**
     * @param array<array-key, mixed> $values
     *
     * @return list<string>
     */
    private function referencesIn(array $values): array
    {
        $found = [];
        foreach ($values as $value) {
            if (\is_string($value) && isset($this->objects[$value])) {
                $found[] = $value;
            } elseif (\is_array($value)) {
                array_push($found, ...$this->referencesIn($value));
            } elseif (\is_object($value) && !$value instanceof \UnitEnum) {
                array_push($found, ...$this->referencesIn(get_object_vars($value)));
            }
        }

        return $found;
    }
}
