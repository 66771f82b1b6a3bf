<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Asks user code about the properties of objects that are written. Where it may look at the way to a value, it finds it in
 * {@see ObjectAccess::$open}.
 *
 * @internal
 */
interface ObjectObservation
{
    /**
     * Whether the application's expression lets a property be written.
     */
    public function includes(string $class, string $property, ObjectAccess $writing): bool;

    /**
     * The value of a property that is none of the object's own.
     *
     * @return mixed {@see Skipped} where there is none yet
     */
    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed;
}
