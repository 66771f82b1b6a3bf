<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Condition;
use Kiln\Plan\Method;
use Kiln\Plan\Planner\References;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Plan\Write;

/**
 * Tells which parts of a plan come to code of the user's, whose exceptions are to be told with the place in the document. The
 * code that is printed for all others stays as short as it can be.
 *
 * @internal
 */
final class CallsOut
{
    /** What does, or may at run time; of some, not each: {@see mayAtRunTime()}. */
    private const NODES = [
        Condition::class => true,
        Method::class => true,
        Property::class => true,
        Read\ArrayObjectOf::class => true,
        Read\CollectionOf::class => true,
        Read\Convert::class => true,
        Read\DateFrom::class => true,
        Read\FactoryCall::class => true,
        Read\TellListeners::class => true,
        Read\ValueFrom::class => true,
        Write\AnyArray::class => true,
        Write\ArrayObjectOf::class => true,
        Write\CollectionOf::class => true,
        Write\Convert::class => true,
        Write\Dynamic::class => true,
        Write\IterableOf::class => true,
        Write\LazyOf::class => true,
        Write\ObjectOf::class => true,
        Write\Polymorphic::class => true,
        Write\RawOf::class => true,
        Write\ShapeOf::class => true,
        Write\ShowMembers::class => true,
        Write\StdClassOf::class => true,
        Write\TellListeners::class => true,
    ];

    /** What of an object plan is none, and may be long. */
    private const NO_PARTS = ['id' => true, 'class' => true, 'allowedKeys' => true, 'mapPrefixes' => true, 'publicProperties' => true, 'notes' => true];

    /** @var array<string, bool> by id of the object plan, itself and all that is below it */
    private array $objects;

    /** @var \SplObjectStorage<object, bool> parts of the plan that were asked about */
    private \SplObjectStorage $known;

    /**
     * @param array<string, Read\ReadObject|Write\WriteObject> $objects of the plan
     */
    public function __construct(array $objects)
    {
        $this->known = new \SplObjectStorage();
        $this->objects = \array_fill_keys(\array_keys($objects), false);
        $below = [];
        foreach ($objects as $id => $object) {
            $below[$id] = [];
            $this->objects[$id] = ($object instanceof Read\ReadObject && self::byItself($object)) || $this->isAmong(\array_diff_key(\get_object_vars($object), self::NO_PARTS), $below[$id]);
        }
        // Until no further one is found that comes to one of those that were found.
        do {
            $before = $this->objects;
            foreach ($below as $id => $ids) {
                $this->objects[$id] = $this->objects[$id] || \in_array(true, \array_intersect_key($this->objects, $ids), true);
            }
        } while ($this->objects !== $before);
    }

    /**
     * @param object|list<object> $part a part of the plan, or some
     */
    public function in(object|array $part): bool
    {
        if (\is_object($part)) {
            return $this->known[$part] ??= $this->isAmong([$part]);
        }
        foreach ($part as $one) {
            if ($this->in($one)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param array<mixed>        $parts
     * @param array<string, true> $objects set to ids of object plans that they refer to, where the answer is no
     */
    private function isAmong(array $parts, array &$objects = []): bool
    {
        foreach ($parts as $part) {
            if (\is_object($part)) {
                $class = $part::class;
                if (isset(self::NODES[$class]) && self::mayAtRunTime($part)) {
                    return true;
                }
                if (isset(References::WITHOUT_PARTS[$class]) || $part instanceof \UnitEnum) {
                    continue;
                }
                $part = \get_object_vars($part);
            } elseif (\is_string($part) && isset($this->objects[$part])) {
                if ($this->objects[$part]) {
                    return true;
                }
                $objects[$part] = true;
            }
            if (\is_array($part) && $part !== [] && $this->isAmong($part, $objects)) {
                return true;
            }
        }

        return false;
    }

    public function inObject(Read\ReadObject|Write\WriteObject $object): bool
    {
        return $this->objects[$object->id];
    }

    private static function byItself(Read\ReadObject $object): bool
    {
        return $object->showsData || ($object->construction instanceof Read\NewObject && \method_exists($object->class, '__construct'));
    }

    private static function mayAtRunTime(object $part): bool
    {
        return match ($part::class) {
            // Objects of subclasses are written by their own class.
            Write\ObjectOf::class => !$part->isExact && !(new \ReflectionClass($part->class))->isFinal(),
            Write\ShapeOf::class => $part->isOpen,
            Read\DateFrom::class => $part->class !== \DateTimeImmutable::class && $part->class !== \DateTime::class,
            Property::class => $part->hasHook(),
            default => true,
        };
    }
}
