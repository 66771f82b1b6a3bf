<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Write\Artificial;
use Kiln\Dialect\Jms\Plan\Write\AsIs;
use Kiln\Dialect\Jms\Plan\Write\Asked;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Cast;
use Kiln\Dialect\Jms\Plan\Write\CastCase;
use Kiln\Dialect\Jms\Plan\Write\Duration;
use Kiln\Dialect\Jms\Plan\Write\Elements;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Members;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\OfClass;
use Kiln\Dialect\Jms\Plan\Write\Omitted;
use Kiln\Dialect\Jms\Plan\Write\OwnCase;
use Kiln\Dialect\Jms\Plan\Write\Proxy;
use Kiln\Dialect\Jms\Plan\Write\Round;
use Kiln\Dialect\Jms\Plan\Write\SubclassOf;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Plan\Write\XmlNumber;
use Kiln\Dialect\Jms\Plan\Write\XmlPlain;
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

    /** @var array<string, bool> whether anything may stand inside, by provisional id */
    private array $isOpen;

    /**
     * @param array<string, WriteObject> $objects by provisional id
     */
    public function __construct(private array $objects)
    {
        $this->references = new References($objects);
        $isOpen = [];
        foreach ($objects as $id => $object) {
            $isOpen[$id] = $object->isAnnounced || self::holdsOpen($this->references->parts[$id]);
        }
        $this->isOpen = $this->references->spread($isOpen);
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
                array_map(fn(Field|Invoke|Constant $step): Field|Invoke|Constant => $step instanceof Field ? $this->note($step) : $step, $object->steps),
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

    private function note(Field $field): Field
    {
        $parts = References::parts($field->value);

        return self::holdsOpen($parts) || $this->references->leadTo($parts, $this->isOpen)
            ? new Field($field->key, $field->property, $field->access, $field->value, $field->isInline, $field->skipWhenEmpty, $field->isConditional, true, $field->origin, $field->xml)
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
            if ($node instanceof Asked || ($node instanceof Field && $node->isConditional) || ($node instanceof WriteNode && self::isOpen($node))) {
                return true;
            }
        }

        return false;
    }

    private static function isOpen(WriteNode $node): bool
    {
        return match ($node::class) {
            Observed::class, Artificial::class, Delegated::class, ByOwnType::class, SubclassOf::class, Members::class, OfClass::class, Refused::class => true,
            ObjectOf::class => !$node->isExact,
            AsIs::class, Cast::class, CastCase::class, Duration::class, Elements::class, Omitted::class, OwnCase::class, Proxy::class, Round::class, XmlNumber::class, XmlPlain::class => false,
        };
    }
}
