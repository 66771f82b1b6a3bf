<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value, maybe a scalar, of a type that is no class: only handlers and listeners know it.
 *
 * @internal
 */
final readonly class Artificial implements WriteNode
{
    /**
     * @param array{name: string, params: array<mixed>} $type  as user code is given it
     * @param string                                    $place see {@see ByOwnType}
     */
    public function __construct(
        public array $type,
        public string $place,
    ) {}
}
