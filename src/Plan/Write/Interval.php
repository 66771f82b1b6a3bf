<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A DateInterval.
 *
 * @internal
 */
final readonly class Interval implements WriteNode
{
    /**
     * @param ?string $format null for an ISO 8601 duration
     */
    public function __construct(public ?string $format) {}
}
