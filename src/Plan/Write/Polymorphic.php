<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An object of an interface, an abstract class or any class, written by its own class.
 *
 * @internal
 */
final readonly class Polymorphic implements WriteNode
{
    /**
     * @param ?class-string $class what it must be; null for any object
     * @param array<class-string, string> $plans those known ahead: class => id of its {@see WriteObject}
     */
    public function __construct(
        public ?string $class,
        public array $plans,
    ) {}
}
