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
final readonly class CallsOut
{
    /** What always does, or may at run time. */
    private const NODES = [
        Condition::class,
        Method::class,
        Read\ArrayObjectOf::class,
        Read\CollectionOf::class,
        Read\Convert::class,
        Read\FactoryCall::class,
        Read\TellListeners::class,
        Read\ValueFrom::class,
        Write\AnyArray::class,
        Write\ArrayObjectOf::class,
        Write\CollectionOf::class,
        Write\Convert::class,
        Write\Dynamic::class,
        Write\IterableOf::class,
        Write\LazyOf::class,
        Write\Polymorphic::class,
        Write\RawOf::class,
        Write\ShowMembers::class,
        Write\StdClassOf::class,
        Write\TellListeners::class,
    ];

    private References $references;

    /** @var array<string, bool> by id of the object plan, itself and all that is below it */
    private array $objects;

    /**
     * @param array<string, Read\ReadObject|Write\WriteObject> $objects of the plan
     */
    public function __construct(array $objects)
    {
        $this->references = new References($objects);
        $own = [];
        foreach ($objects as $id => $object) {
            $own[$id] = ($object instanceof Read\ReadObject && self::byItself($object)) || self::inParts($this->references->parts[$id]);
        }
        $this->objects = $this->references->spread($own);
    }

    public function in(mixed $part): bool
    {
        $parts = References::parts($part);

        return self::inParts($parts) || $this->references->leadTo($parts, $this->objects);
    }

    public function inObject(Read\ReadObject|Write\WriteObject $object): bool
    {
        return $this->objects[$object->id];
    }

    private static function byItself(Read\ReadObject $object): bool
    {
        return $object->showsData || ($object->construction instanceof Read\NewObject && method_exists($object->class, '__construct'));
    }

    /**
     * @param list<mixed> $parts
     */
    private static function inParts(array $parts): bool
    {
        foreach ($parts as $part) {
            if (\is_object($part) && (\in_array($part::class, self::NODES, true) || self::mayAtRunTime($part))) {
                return true;
            }
        }

        return false;
    }

    private static function mayAtRunTime(object $part): bool
    {
        return match ($part::class) {
            // Objects of subclasses are written by their own class.
            Write\ObjectOf::class => !$part->isExact && !(new \ReflectionClass($part->class))->isFinal(),
            Write\ShapeOf::class => $part->isOpen,
            Read\DateFrom::class => $part->class !== \DateTimeImmutable::class && $part->class !== \DateTime::class,
            Property::class => self::hasCode($part),
            default => false,
        };
    }

    /**
     * Whether code runs where the property is read or written.
     */
    private static function hasCode(Property $property): bool
    {
        return self::isHooked(new \ReflectionProperty($property->class, $property->name));
    }

    /**
     * @param object $property a \ReflectionProperty, which knows of hooks from PHP 8.4 on
     */
    private static function isHooked(object $property): bool
    {
        return method_exists($property, 'hasHooks') && $property->hasHooks() === true;
    }
}
