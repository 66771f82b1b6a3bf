<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;

/**
 * A value that another serializer reads or writes.
 *
 * @internal
 */
final readonly class Delegated implements ReadNode, WriteNode
{
    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function __construct(public array $type) {}
}
