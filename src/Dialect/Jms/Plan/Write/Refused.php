<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value that cannot be written as what it is declared to be.
 *
 * @internal
 */
final readonly class Refused implements WriteNode
{
    /**
     * @param string $type for those who read the code
     */
    public function __construct(public string $type) {}
}
