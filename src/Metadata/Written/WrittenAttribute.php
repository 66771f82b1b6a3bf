<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * @internal
 */
final readonly class WrittenAttribute
{
    /**
     * @param string            $name      as written
     * @param WrittenExpression $arguments an array
     */
    public function __construct(public string $name, public WrittenExpression $arguments) {}
}
