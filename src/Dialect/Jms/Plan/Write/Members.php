<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A stdClass: its properties, each by its own type.
 *
 * @internal
 */
final readonly class Members implements WriteNode
{
    /**
     * @param string $place      see {@see ByOwnType}
     */
    public function __construct(
        public string $place,
    ) {}
}
