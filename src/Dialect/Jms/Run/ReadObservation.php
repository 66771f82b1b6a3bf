<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Calls user code for generated readers. Where user code may look at the way to a value, it finds it in {@see Reading::$open}.
 *
 * @internal
 */
interface ReadObservation
{
    /**
     * Whether the application's expression lets a property be read.
     */
    public function includes(string $class, string $property, Reading $reading): bool;

    /**
     * Puts a value where only user code can put it.
     */
    public function entrust(object $object, string $class, string $property, mixed $value, Reading $reading): void;

    /**
     * What a missing key sets, where that cannot be written as code.
     */
    public function defaultOf(string $class, string $property): mixed;

    /**
     * A value for which user code is called.
     *
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return mixed {@see Skipped} where there is none after all
     */
    public function observed(mixed $data, array $type, string $place, Reading $reading): mixed;

    /**
     * An object is read.
     */
    public function announce(object $object, string $class, Reading $reading): void;

    /**
     * Ends the call over data, not null, from which no object can be read; otherwise the caller does.
     *
     * @param string $first the property that is read first
     */
    public function refuseMembers(mixed $data, string $class, string $first, Reading $reading): void;

    /**
     * A value that another serializer reads.
     *
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return mixed {@see Skipped} where there is none after all
     */
    public function delegate(mixed $data, array $type, Reading $reading): mixed;
}
