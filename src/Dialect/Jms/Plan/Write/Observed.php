<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value for which user code is called: a handler, or listeners before and after.
 *
 * @internal
 */
final readonly class Observed implements WriteNode
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
