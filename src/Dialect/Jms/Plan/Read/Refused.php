<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * Whatever it is, it cannot be read.
 *
 * @internal
 */
final readonly class Refused implements ReadNode
{
    /**
     * @param string $type for those who read the code
     */
    public function __construct(public string $type) {}
}
