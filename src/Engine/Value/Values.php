<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Objects that are one value each.
 *
 * @internal
 */
final class Values
{
    /** Exceptions of PHP that say that an argument is wrong. */
    private const REFUSALS = [\InvalidArgumentException::class, \DomainException::class, \RangeException::class, \UnexpectedValueException::class, \ValueError::class];

    /** @var array<string, \ReflectionProperty> by class and name */
    private static array $properties = [];

    /** @var array<string, \Closure(mixed): mixed> by class and method */
    private static array $makers = [];

    /**
     * @param class-string $class that sees the property
     */
    public static function property(object $object, string $class, string $property): mixed
    {
        return (self::$properties["{$class}::{$property}"] ??= new \ReflectionProperty($class, $property))->getValue($object);
    }

    /**
     * @param string $method public
     */
    public static function call(object $object, string $method): mixed
    {
        $callable = [$object, $method];

        return \is_callable($callable) ? $callable() : throw new \LogicException($object::class . "::{$method}() cannot be called");
    }

    /**
     * @template T of object
     *
     * @param class-string<T>                $class    which the object must be of
     * @param class-string                   $maker    class whose method makes it
     * @param string                         $method   static, or `__construct`
     * @param list<class-string<\Throwable>> $refusals what the method throws for a wrong value, besides those of PHP
     *
     * @throws Mismatch for a wrong value
     *
     * @return T
     */
    public static function make(mixed $data, string $class, string $maker, string $method, array $refusals = []): object
    {
        try {
            $object = $method === '__construct' ? new $maker($data) : (self::$makers["{$maker}::{$method}"] ??= self::maker($maker, $method))($data);
        } catch (\Throwable $thrown) {
            foreach ([...self::REFUSALS, ...$refusals] as $refusal) {
                if ($thrown instanceof $refusal) {
                    throw new Mismatch($class, $thrown);
                }
            }

            throw $thrown;
        }

        return $object instanceof $class ? $object : throw new Mismatch($class);
    }

    /**
     * A closure by its name, so that `static` is the class that is named.
     *
     * @param class-string $class
     *
     * @return \Closure(mixed): mixed
     */
    private static function maker(string $class, string $method): \Closure
    {
        $callable = [$class, $method];

        return \is_callable($callable) ? $callable(...) : throw new \LogicException("{$class}::{$method}() cannot be called");
    }
}
