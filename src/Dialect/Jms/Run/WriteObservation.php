<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Calls user code for generated writers. Where user code may look at the way to a value, it finds it in {@see Writing::$open}.
 *
 * @internal
 */
interface WriteObservation
{
    /**
     * Whether the application's expression lets a property be written.
     */
    public function includes(string $class, string $property, Writing $writing): bool;

    /**
     * The value of a property that is none of the object's own.
     *
     * @return mixed {@see Skipped} where there is none yet
     */
    public function ask(object $object, string $class, string $property, Writing $writing): mixed;

    /**
     * A value for which there are handlers or listeners.
     *
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return mixed plain data or {@see Skipped}
     */
    public function observed(mixed $value, array $type, string $place, Writing $writing): mixed;

    /**
     * A value, maybe a scalar, of a type that is no class.
     *
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return mixed plain data or {@see Skipped}
     */
    public function artificial(mixed $value, array $type, string $place, Writing $writing): mixed;

    /**
     * An object is written.
     *
     * @param array<mixed> $members
     *
     * @return array<mixed> with what listeners have added
     */
    public function announce(object $object, string $class, array $members, Writing $writing): array;

    /**
     * A value that another serializer writes.
     *
     * @param ?array{name: string, params: array<mixed>} $type
     *
     * @return mixed plain data or {@see Skipped}
     */
    public function delegate(mixed $value, ?array $type, Writing $writing): mixed;
}
