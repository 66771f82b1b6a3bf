<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\InitializedProperty;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * How generated writers come to the values of objects that they cannot read by themselves, in any format.
 *
 * @internal
 */
abstract class ObjectAccess
{
    /**
     * The objects being written that must be kept in mind, from the outermost to the innermost, by {@see spl_object_id()}: the
     * object, the class it is written as, and the property being written. An object without a class has no plan.
     *
     * @var array<int, array{object, ?string, ?string}>
     */
    public array $open = [];

    /**
     * @return array<mixed> what an array or Traversable yields
     */
    public function iterate(mixed $iterable): array
    {
        return match (true) {
            \is_array($iterable) => $iterable,
            $iterable instanceof \Traversable => \iterator_to_array($iterable),
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
            if (\preg_match('/^Typed property [\w\\\\@]+::\$\w+ must not be accessed before initialization$/', $error->getMessage()) === 1) {
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
     * Declared as any object, so that a request that asks no user code loads none of these interfaces.
     *
     * @return ObjectObservation
     */
    abstract protected function observation(): object;
}
