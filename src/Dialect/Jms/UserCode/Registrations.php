<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * Which user code is called for which types, as far as plans depend on it.
 *
 * @internal
 */
interface Registrations
{
    /**
     * @param string $type a class or any other name
     */
    public function handling(Direction $direction, string $type): ?Handling;

    /**
     * Whether listeners of the application may be called for values of a type.
     */
    public function listens(Event $event, string $type): bool;

    /**
     * Whether user code may be called for an object of a class or of a subclass; for any value where null.
     */
    public function mayBeCalledFor(Direction $direction, ?string $class): bool;

    /**
     * Whether Doctrine's proxies are loaded and written as the class they stand for.
     */
    public function loadsProxies(): bool;

    /**
     * Whether enums are written as their case where no type says so.
     */
    public function writesEnumCases(): bool;

    /**
     * Equal for registrations with which plans are the same.
     */
    public function key(): string;
}
