<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;

/**
 * A value for which user code is called: a handler, listeners before and after, or one that makes the object.
 *
 * @internal
 */
final readonly class Observed implements ReadNode, WriteNode
{
    /**
     * @param array{name: string, params: array<mixed>} $type  as user code is given it
     * @param string                                    $place key of the place in the graph, which decides about what is selected
     */
    public function __construct(
        public array $type,
        public string $place,
    ) {}
}
