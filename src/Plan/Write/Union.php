<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A value of one of several kinds: the first guard that holds decides.
 *
 * @internal
 */
final readonly class Union implements WriteNode
{
    /**
     * @param non-empty-list<UnionCase> $cases
     */
    public function __construct(public array $cases) {}
}
