<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * What decides about an object whether a member of it is written.
 *
 * @internal
 */
final readonly class Condition
{
    /**
     * @param ?class-string $class from whose scope the method is called, or whose static method it is; null for an expression
     * @param string        $name  of the method, or the expression
     * @param bool          $isOwn whether it is a method of the object
     */
    public function __construct(public ?string $class, public string $name, public bool $isOwn) {}
}
