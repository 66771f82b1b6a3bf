<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * What decides whether a property is written.
 *
 * @internal
 */
final readonly class ConditionMetadata
{
    /**
     * @param ?class-string $class that has the method; null for an expression
     * @param string        $name  of the method, or the expression
     * @param bool          $isOwn whether it is a method of the object's class
     */
    public function __construct(public ?string $class, public string $name, public bool $isOwn) {}
}
