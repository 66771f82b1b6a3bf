<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A value that another serializer reads.
 *
 * @internal
 */
final readonly class Delegated implements ReadNode
{
    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function __construct(public array $type) {}
}
