<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\Condition;
use Kiln\Dialect\Jms\Plan\Read\Delegated;
use Kiln\Dialect\Jms\Plan\Read\Entrusted;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\Observed;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Plan\Planner\References;

/**
 * Finds out which objects must be kept in mind while they are read: those below which user code is called, for it may ask for
 * the way there. All others pay nothing.
 *
 * @internal
 */
final readonly class Notes
{
    public References $references;

    /** @var array<string, bool> whether user code is called for it or below it, by provisional id */
    private array $isObserved;

    /**
     * @param array<string, ReadObject> $objects by provisional id
     */
    public function __construct(private array $objects)
    {
        $this->references = new References($objects);
        $this->isObserved = $this->references->spread(array_map(static fn(ReadObject $object): bool => $object->isAnnounced || self::callsUserCode($object), $objects));
    }

    /**
     * @return array<string, ReadObject>
     */
    public function mark(): array
    {
        return array_map(fn(ReadObject $object): ReadObject => new ReadObject(
            $object->id,
            $object->class,
            $object->construction,
            array_map($this->note(...), $object->fields),
            $object->afterwards,
            $this->isNoted([$object->construction, $object->fields]),
            $object->isAnnounced,
            $object->ignoresNull,
        ), $this->objects);
    }

    private function note(Field|Condition $field): Field|Condition
    {
        return $field instanceof Field && $this->isNoted($field->value)
            ? new Field($field->key, $field->property, $field->target, $field->value, $field->default, $field->isInline, $field->isConditional, true, $field->origin)
            : $field;
    }

    /**
     * Whether user code is called in a part of a plan, or below.
     */
    private function isNoted(mixed $part): bool
    {
        return self::callsUserCode($part) || $this->references->leadTo($this->isObserved, $part);
    }

    private static function callsUserCode(mixed $part): bool
    {
        foreach (References::parts($part) as $node) {
            if ($node instanceof Observed || $node instanceof Delegated || $node instanceof Entrusted || $node instanceof Condition || ($node instanceof Field && $node->isConditional)) {
                return true;
            }
        }

        return false;
    }
}
