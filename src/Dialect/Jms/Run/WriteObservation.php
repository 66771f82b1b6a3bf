<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Calls user code for generated writers of JSON. Where user code may look at the way to a value, it finds it in {@see Writing::$open}.
 *
 * @internal
 */
interface WriteObservation extends ObjectObservation
{
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
