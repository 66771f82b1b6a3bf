<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Run\Reading;

/**
 * Sets the properties of an object that was made elsewhere, and calls what its class wants to be called afterwards.
 *
 * @internal
 */
final class ObjectFilling
{
    public static function fill(object $object, ClassFacts $class, mixed $data, string $place, ReaderSet $set, Reading $reading): void
    {
        $reading->open[] = [$class->name, $object, null];
        $set->body($class->name, $place)($object, $data, $reading);
        \array_pop($reading->open);
        foreach ($class->postDeserialize as $method) {
            $reading->invoke($object, $method->class, $method->name);
        }
    }
}
