<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\InitializedProperty;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * What generated writers ask for when something shows only at run time. One per call.
 *
 * @internal
 */
class Writing
{
    /**
     * The objects being written that must be kept in mind, from the outermost to the innermost, by {@see spl_object_id()}: the
     * object, the class it is written as, and the property being written. An object without a class has no plan.
     *
     * @var array<int, array{object, ?string, ?string}>
     */
    public array $open = [];

    /**
     * @param bool                                            $writesNull  whether null is written
     * @param WriteObservation|(\Closure(): WriteObservation) $observation calls user code; or what makes it when it is first needed
     */
    public function __construct(
        private readonly ClassWriters $writers,
        private readonly bool $writesNull,
        private WriteObservation|\Closure $observation,
    ) {}

    /**
     * An object by its own class.
     *
     * @param ?class-string $class what it must be
     */
    public function object(mixed $object, ?string $class, string $place = ''): mixed
    {
        if ($class !== null && !$object instanceof $class) {
            return $this->delegate($object, ['name' => $class, 'params' => []]);
        }
        if (!\is_object($object)) {
            throw new Mismatch('object');
        }
        $writer = $this->writers->known[$place][$object::class] ?? $this->writers->load($object::class, $place);

        return $writer($object, $this);
    }

    public function value(mixed $value, string $place = ''): mixed
    {
        return match (true) {
            \is_scalar($value) => $value,
            $value === null => $this->writesNull ? null : Skipped::Value,
            \is_array($value) => $this->elements($value, $place),
            default => $this->object($value, null, $place),
        };
    }

    /**
     * @param array<mixed> $elements
     *
     * @return array<mixed>
     */
    public function elements(array $elements, string $place = ''): array
    {
        foreach ($elements as $key => $element) {
            if (\is_object($element)) {
                $written = $this->object($element, null, $place);
            } elseif (\is_array($element)) {
                $written = $this->elements($element, $place);
            } elseif ($element === null ? $this->writesNull : \is_scalar($element)) {
                continue;
            } else {
                $written = $this->value($element, $place);
            }
            if ($written === Skipped::Value) {
                unset($elements[$key]);
            } else {
                $elements[$key] = $written;
            }
        }

        return $elements;
    }

    /**
     * @return \ArrayObject<array-key, mixed>|array<mixed>|Skipped
     */
    public function members(mixed $object, string $place = ''): \ArrayObject|array|Skipped
    {
        if (!$object instanceof \stdClass) {
            throw new Mismatch(\stdClass::class);
        }
        $members = (array) $object;
        // The keys of an array can become properties; jms/serializer refuses them.
        foreach ($members as $name => $member) {
            if (\is_int($name)) {
                throw new Mismatch((string) $name);
            }
        }
        $id = spl_object_id($object);
        if (isset($this->open[$id])) {
            return Skipped::Value;
        }
        $this->open[$id] = [$object, null, null];
        $members = $this->elements($members, $place);
        unset($this->open[$id]);

        return $members === [] ? new \ArrayObject() : $members;
    }

    /**
     * @return array<mixed> what an array or Traversable yields
     */
    public function iterate(mixed $iterable): array
    {
        return match (true) {
            \is_array($iterable) => $iterable,
            $iterable instanceof \Traversable => iterator_to_array($iterable),
            default => throw new Mismatch('iterable'),
        };
    }

    /**
     * @param class-string $class
     */
    public function isInitialized(object $object, string $class, string $property): bool
    {
        return InitializedProperty::is(Members::property($class, $property), $object);
    }

    /**
     * A property that `__get()` may answer for, seen from inside the class that declares it.
     *
     * @param class-string $class
     *
     * @return mixed {@see Skipped} where it has no value yet
     */
    public function read(object $object, string $class, string $property): mixed
    {
        $read = \Closure::bind(static fn(object $object): mixed => $object->{$property}, null, $class); // @phpstan-ignore property.dynamicName
        try {
            return $read($object);
        } catch (\Error $error) {
            if (preg_match('/^Typed property [\w\\\\@]+::\$\w+ must not be accessed before initialization$/', $error->getMessage()) === 1) {
                return Skipped::Value;
            }

            throw $error;
        }
    }

    /**
     * @param class-string $class
     */
    public function reflect(object $object, string $class, string $property): mixed
    {
        return Members::property($class, $property)->getValue($object);
    }

    /**
     * Calls just the method that a class declares, whatever a subclass has in its place.
     */
    public function invoke(object $object, string $class, string $method): void
    {
        Members::method($class, $method)->invoke($object);
    }

    public function includes(string $class, string $property): bool
    {
        return $this->observation()->includes($class, $property, $this);
    }

    public function ask(object $object, string $class, string $property): mixed
    {
        return $this->observation()->ask($object, $class, $property, $this);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function observed(mixed $value, array $type, string $place = ''): mixed
    {
        return $this->observation()->observed($value, $type, $place, $this);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function artificial(mixed $value, array $type, string $place = ''): mixed
    {
        return $this->observation()->artificial($value, $type, $place, $this);
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<mixed> with what listeners have added
     */
    public function announce(object $object, string $class, array $members): array
    {
        return $this->observation()->announce($object, $class, $members, $this);
    }

    /**
     * @param ?array{name: string, params: array<mixed>} $type
     */
    public function delegate(mixed $value, ?array $type): mixed
    {
        return $this->observation()->delegate($value, $type, $this);
    }

    /**
     * A value of a type that cannot be written.
     *
     * @return Skipped where the object is one of those around it, which are left out before all else
     */
    public function refuse(mixed $value, string $type): Skipped
    {
        return \is_object($value) && isset($this->open[spl_object_id($value)]) ? Skipped::Value : throw new Mismatch($type);
    }

    /**
     * Whether an array or object has no member.
     */
    public function isEmpty(mixed $written): bool
    {
        return $written === [] || ($written instanceof \ArrayObject && \count($written) === 0);
    }

    private function observation(): WriteObservation
    {
        return $this->observation instanceof \Closure ? $this->observation = ($this->observation)() : $this->observation;
    }
}
