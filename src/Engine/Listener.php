<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;

/**
 * What is told of the objects of one class.
 *
 * @internal
 */
final readonly class Listener
{
    /**
     * @param class-string                             $class
     * @param ?\Closure(object, Context): mixed $beforeSerialize
     * @param ?\Closure(object, Context): mixed $afterDeserialize
     */
    public function __construct(public string $class, public ?\Closure $beforeSerialize, public ?\Closure $afterDeserialize) {}
}
