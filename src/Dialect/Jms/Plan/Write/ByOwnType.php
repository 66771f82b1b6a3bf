<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value whose type shows only at run time.
 *
 * @internal
 */
final readonly class ByOwnType implements WriteNode
{
    /**
     * @param string $place      key of the place in the graph, which decides about what is selected below it
     */
    public function __construct(
        public string $place,
    ) {}
}
