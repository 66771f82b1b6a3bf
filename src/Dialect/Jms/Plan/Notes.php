<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\Condition;
use Kiln\Dialect\Jms\Plan\Read\Entrusted;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Plan\Planner\PlanParts;
use Kiln\Plan\Planner\References;

/**
 * Finds out which objects must be kept in mind while they are read: those below which user code is called, because it may ask for
 * the way there. All others pay nothing.
 *
 * @internal
 */
final readonly class Notes
{
    public References $references;

    private PlanParts $parts;

    /** @var array<string, bool> whether user code is called for it or below it, by provisional id */
    private array $isObserved;

    /**
     * @param array<string, ReadObject> $objects by provisional id
     */
    public function __construct(private array $objects)
    {
        $this->references = new References($objects);
        $this->parts = new PlanParts($objects, $this->references);
        $isObserved = [];
        foreach ($objects as $id => $object) {
            $isObserved[$id] = $object->isAnnounced || self::callsUserCode($this->parts->of($id));
        }
        $this->isObserved = $this->parts->spread($isObserved);
    }

    /**
     * @return array<string, ReadObject>
     */
    public function mark(): array
    {
        return \array_map(fn(ReadObject $object): ReadObject => new ReadObject(
            $object->id,
            $object->class,
            $object->construction,
            \array_map($this->note(...), $object->fields),
            $object->afterwards,
            $this->isNoted($this->parts->of($object->id)),
            $object->isAnnounced,
            $object->ignoresNull,
            $object->xml,
        ), $this->objects);
    }

    private function note(Field|Condition $field): Field|Condition
    {
        return $field instanceof Field && $this->isNoted(PlanParts::inside($field->value))
            ? new Field($field->key, $field->property, $field->target, $field->value, $field->default, $field->isInline, $field->isConditional, true, $field->origin, $field->xml)
            : $field;
    }

    /**
     * Whether user code is called there, or below.
     *
     * @param list<mixed> $parts of a plan
     */
    private function isNoted(array $parts): bool
    {
        return self::callsUserCode($parts) || $this->parts->leadTo($parts, $this->isObserved);
    }

    /**
     * @param list<mixed> $parts of a plan
     */
    private static function callsUserCode(array $parts): bool
    {
        foreach ($parts as $node) {
            if ($node instanceof Observed || $node instanceof Delegated || $node instanceof Entrusted || $node instanceof Condition || ($node instanceof Field && $node->isConditional)) {
                return true;
            }
        }

        return false;
    }
}
