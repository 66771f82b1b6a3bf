<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Plan\Planner\PlanParts;
use Kiln\Plan\Planner\References;
use Kiln\Plan\Write\Constant;

/**
 * Finds out which objects must be kept in mind while they are written: those that can stand inside themselves, and those below
 * which user code may be called, because it may ask for the way there. All others pay nothing.
 *
 * @internal
 */
final readonly class Guards
{
    public References $references;

    private PlanParts $parts;

    /** @var array<string, bool> whether anything may stand inside, by provisional id */
    private array $isOpen;

    /**
     * @param array<string, Write\WriteObject> $objects by provisional id
     */
    public function __construct(private array $objects)
    {
        $this->references = new References($objects);
        $this->parts = new PlanParts($objects, $this->references);
        $isOpen = [];
        foreach ($objects as $id => $object) {
            $isOpen[$id] = $object->isAnnounced || self::holdsOpen($this->parts->of($id));
        }
        $this->isOpen = $this->parts->spread($isOpen);
    }

    /**
     * @param bool $guardsAll whether plans of one class differ from place to place, so that one says nothing about another
     *
     * @return array<string, Write\WriteObject>
     */
    public function mark(bool $guardsAll): array
    {
        $marked = [];
        foreach ($this->objects as $id => $object) {
            $marked[$id] = new Write\WriteObject(
                $object->id,
                $object->class,
                \array_map(fn(Write\Field|Invoke|Constant $step): Write\Field|Invoke|Constant => $step instanceof Write\Field ? $this->note($step) : $step, $object->steps),
                $object->afterwards,
                $object->shape,
                $object->writesNull,
                !$object->isBody && ($guardsAll || $this->isOpen[$id] || isset($this->references->below($id)[$id])),
                $object->isAnnounced,
                $object->isBody,
                $object->xml,
            );
        }

        return $marked;
    }

    private function note(Write\Field $field): Write\Field
    {
        $parts = PlanParts::inside($field->value);

        return self::holdsOpen($parts) || $this->parts->leadTo($parts, $this->isOpen)
            ? new Write\Field($field->key, $field->property, $field->access, $field->value, $field->isInline, $field->skipWhenEmpty, $field->isConditional, true, $field->origin, $field->xml)
            : $field;
    }

    /**
     * Whether objects of unknown classes may stand there, or user code is called.
     *
     * @param list<mixed> $parts of a plan
     */
    private static function holdsOpen(array $parts): bool
    {
        foreach ($parts as $node) {
            if ($node instanceof Write\Asked || ($node instanceof Write\Field && $node->isConditional) || ($node instanceof Write\WriteNode && self::isOpen($node))) {
                return true;
            }
        }

        return false;
    }

    private static function isOpen(Write\WriteNode $node): bool
    {
        return match ($node::class) {
            Observed::class, Write\Artificial::class, Delegated::class, Write\ByOwnType::class, Write\SubclassOf::class, Write\Members::class, Write\OfClass::class, Refused::class => true,
            Write\ObjectOf::class => !$node->isExact,
            Write\AsIs::class, Write\Cast::class, Write\CastCase::class, Write\Duration::class, Write\Elements::class, Write\Omitted::class, Write\OwnCase::class, Write\Proxy::class, Write\Round::class, Write\XmlNumber::class, Write\XmlPlain::class => false,
        };
    }
}
