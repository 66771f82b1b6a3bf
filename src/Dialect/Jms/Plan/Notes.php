<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\Condition;
use Kiln\Dialect\Jms\Plan\Read\Delegated;
use Kiln\Dialect\Jms\Plan\Read\Entrusted;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\Observed;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;

/**
 * Finds out which objects must be kept in mind while they are read: those below which user code is called, for it may ask for
 * the way there. All others pay nothing.
 *
 * @internal
 */
final class Notes
{
    /** @var array<string, list<string>> by provisional id, those it refers to */
    private array $references = [];

    /** @var array<string, bool> whether user code is called for it or below it, by provisional id */
    private array $isObserved = [];

    /** @var array<string, bool> whether user code is called below it, by provisional id */
    private array $isNoted = [];

    /**
     * @param array<string, ReadObject> $objects by provisional id
     */
    public function __construct(private readonly array $objects)
    {
        foreach ($objects as $id => $object) {
            [$this->isNoted[$id], $this->references[$id]] = $this->look([$object->construction, ...$object->fields]);
            $this->isObserved[$id] = $this->isNoted[$id] || $object->isAnnounced;
        }
        do {
            $changed = false;
            foreach (array_keys($this->isObserved) as $id) {
                if (!$this->isNoted[$id] && $this->hasObserved($this->references[$id])) {
                    $this->isNoted[$id] = $this->isObserved[$id] = $changed = true;
                }
            }
        } while ($changed);
    }

    /**
     * @return array<string, ReadObject>
     */
    public function mark(): array
    {
        $marked = [];
        foreach ($this->objects as $id => $object) {
            $marked[$id] = new ReadObject(
                $object->id,
                $object->class,
                $object->construction,
                array_map($this->note(...), $object->fields),
                $object->afterwards,
                $this->isNoted[$id],
                $object->isAnnounced,
                $object->ignoresNull,
            );
        }

        return $marked;
    }

    private function note(Field|Condition $field): Field|Condition
    {
        if ($field instanceof Condition) {
            return $field;
        }
        [$isObserved, $references] = $this->look([$field->value]);

        return $isObserved || $this->hasObserved($references)
            ? new Field($field->key, $field->property, $field->target, $field->value, $field->default, $field->isInline, $field->isConditional, true, $field->origin)
            : $field;
    }

    /**
     * @param list<string> $ids
     */
    private function hasObserved(array $ids): bool
    {
        foreach ($ids as $id) {
            if ($this->isObserved[$id]) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param array<mixed> $values of a plan
     *
     * @return array{bool, list<string>} whether user code is called, and the object plans referred to
     */
    private function look(array $values): array
    {
        $isObserved = false;
        $references = [];
        foreach ($values as $value) {
            if (\is_object($value) && !$value instanceof \UnitEnum) {
                $isObserved = $isObserved || $value instanceof Observed || $value instanceof Delegated || $value instanceof Entrusted || $value instanceof Condition
                    || ($value instanceof Field && $value->isConditional);
                $value = get_object_vars($value);
            }
            if (\is_array($value)) {
                [$nestedIsObserved, $nested] = $this->look($value);
                $isObserved = $isObserved || $nestedIsObserved;
                array_push($references, ...$nested);
            } elseif (\is_string($value) && isset($this->objects[$value])) {
                $references[] = $value;
            }
        }

        return [$isObserved, $references];
    }
}
