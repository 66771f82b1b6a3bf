<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;

/**
 * A value that cannot be read, or not written as what it is declared to be.
 *
 * @internal
 */
final readonly class Refused implements ReadNode, WriteNode
{
    /**
     * @param string $type for those who read the code
     */
    public function __construct(public string $type) {}
}
