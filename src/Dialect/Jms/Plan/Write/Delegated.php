<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value that another serializer writes.
 *
 * @internal
 */
final readonly class Delegated implements WriteNode
{
    /**
     * @param ?array{name: string, params: array<mixed>} $type null for what the value itself is
     */
    public function __construct(public ?array $type) {}
}
