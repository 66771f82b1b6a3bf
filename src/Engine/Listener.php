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
     * @param class-string                                             $class
     * @param ?\Closure(object, Context): mixed                   $beforeSerialize
     * @param ?\Closure(object, array<mixed>, Context): ?array<mixed> $afterSerialize
     * @param ?\Closure(mixed, Context, class-string): mixed      $beforeDeserialize
     * @param ?\Closure(object, Context): mixed                   $afterDeserialize
     */
    public function __construct(
        public string $class,
        public ?\Closure $beforeSerialize = null,
        public ?\Closure $afterSerialize = null,
        public ?\Closure $beforeDeserialize = null,
        public ?\Closure $afterDeserialize = null,
    ) {}
}
