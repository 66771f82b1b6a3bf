<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\DamagedBytes;
use Kiln\System\Attempt;

/**
 * Calls the methods by which objects restore themselves. What comes before this runs no code of their classes.
 *
 * @internal
 */
final class Calls
{
    /**
     * @param iterable<int>                        $order
     * @param array<int, object>                   $objects
     * @param array<int, array<array-key, mixed>>  $data    for __unserialize(); objects without are to wake up
     *
     * @throws DamagedBytes when a method throws
     */
    public static function make(iterable $order, array $objects, array $data): void
    {
        $methods = [];
        foreach ($order as $number) {
            $object = $objects[$number];
            $name = isset($data[$number]) ? '__unserialize' : '__wakeup';
            $method = $methods[$object::class . $name] ??= new \ReflectionMethod($object, $name);
            try {
                self::call($method, $object, isset($data[$number]) ? [$data[$number]] : []);
            } catch (\Throwable $refusal) {
                throw self::refused($object::class . "::{$name}()", $refusal);
            }
        }
    }

    /**
     * @param string $method class and name
     */
    public static function refused(string $method, \Throwable $refusal): DamagedBytes
    {
        return new DamagedBytes("{$method} does not accept what it is given: {$refusal->getMessage()}", 0, $refusal);
    }

    /**
     * Built-in classes complain of some data by a warning only.
     *
     * @param list<array<array-key, mixed>> $arguments
     */
    private static function call(\ReflectionMethod $method, object $object, array $arguments): void
    {
        if (!$method->isInternal()) {
            $method->invokeArgs($object, $arguments);

            return;
        }
        [, $warning] = Attempt::of(static fn(): mixed => $method->invokeArgs($object, $arguments));
        if ($warning !== '') {
            throw new \UnexpectedValueException($warning);
        }
    }
}
