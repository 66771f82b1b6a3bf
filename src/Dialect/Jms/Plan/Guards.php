<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Write\Artificial;
use Kiln\Dialect\Jms\Plan\Write\Asked;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Delegated;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Members;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\Observed;
use Kiln\Dialect\Jms\Plan\Write\OfClass;
use Kiln\Dialect\Jms\Plan\Write\Refused;
use Kiln\Dialect\Jms\Plan\Write\SubclassOf;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;

/**
 * Finds out which objects must be kept in mind while they are written: those that can stand inside themselves, and those below
 * which user code may be called, for it may ask for the way there. All others pay nothing.
 *
 * @internal
 */
final class Guards
{
    /** @var array<string, list<string>> by provisional id, those it refers to */
    private array $references = [];

    /** @var array<string, bool> whether anything may stand inside, by provisional id */
    private array $isOpen = [];

    /**
     * @param array<string, WriteObject> $objects by provisional id
     */
    public function __construct(private readonly array $objects)
    {
        foreach ($objects as $id => $object) {
            [$isOpen, $this->references[$id]] = $this->look($object->steps);
            $this->isOpen[$id] = $isOpen || $object->isAnnounced;
        }
        do {
            $changed = false;
            foreach ($this->isOpen as $id => $isOpen) {
                if (!$isOpen && $this->hasOpen($this->references[$id])) {
                    $this->isOpen[$id] = $changed = true;
                }
            }
        } while ($changed);
    }

    /**
     * @param bool $guardsAll whether plans of one class differ from place to place, so that one says nothing about another
     *
     * @return array<string, WriteObject>
     */
    public function mark(bool $guardsAll): array
    {
        $marked = [];
        foreach ($this->objects as $id => $object) {
            $marked[$id] = new WriteObject(
                $object->id,
                $object->class,
                array_map(fn(object $step): object => $step instanceof Field ? $this->note($step) : $step, $object->steps),
                $object->afterwards,
                $object->shape,
                $object->writesNull,
                !$object->isBody && ($guardsAll || $this->isOpen[$id] || $this->reaches($id, $id)),
                $object->isAnnounced,
                $object->isBody,
            );
        }

        return $marked;
    }

    private function note(Field $field): Field
    {
        [$isOpen, $references] = $this->look([$field->value]);

        return $isOpen || $this->hasOpen($references)
            ? new Field($field->key, $field->property, $field->access, $field->value, $field->isInline, $field->skipWhenEmpty, $field->isConditional, true, $field->origin)
            : $field;
    }

    /**
     * @param list<string> $ids
     */
    private function hasOpen(array $ids): bool
    {
        foreach ($ids as $id) {
            if ($this->isOpen[$id]) {
                return true;
            }
        }

        return false;
    }

    private function reaches(string $start, string $goal): bool
    {
        $seen = [];
        $pending = $this->references[$start];
        while ($pending !== []) {
            $id = array_pop($pending);
            if ($id === $goal) {
                return true;
            }
            if (!isset($seen[$id])) {
                $seen[$id] = true;
                array_push($pending, ...$this->references[$id]);
            }
        }

        return false;
    }

    /**
     * @param array<mixed> $values of a plan
     *
     * @return array{bool, list<string>} whether objects of unknown classes may stand there, and the object plans referred to
     */
    private function look(array $values): array
    {
        $isOpen = false;
        $references = [];
        foreach ($values as $value) {
            if (\is_object($value) && !$value instanceof \UnitEnum) {
                $isOpen = $isOpen || self::isOpenItself($value);
                $value = get_object_vars($value);
            }
            if (\is_array($value)) {
                [$nestedIsOpen, $nested] = $this->look($value);
                $isOpen = $isOpen || $nestedIsOpen;
                array_push($references, ...$nested);
            } elseif (\is_string($value) && isset($this->objects[$value])) {
                $references[] = $value;
            }
        }

        return [$isOpen, $references];
    }

    private static function isOpenItself(object $node): bool
    {
        return match (true) {
            $node instanceof Observed, $node instanceof Artificial, $node instanceof Delegated, $node instanceof ByOwnType, $node instanceof SubclassOf,
            $node instanceof Members, $node instanceof OfClass, $node instanceof Asked, $node instanceof Refused => true,
            $node instanceof ObjectOf => !$node->isExact,
            $node instanceof Field => $node->isConditional,
            default => false,
        };
    }
}
