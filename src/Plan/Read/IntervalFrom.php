<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A DateInterval from an ISO 8601 duration.
 *
 * @internal
 */
final readonly class IntervalFrom implements ReadNode
{
    /**
     * @param ?string $format of {@see \DateInterval::format()}; null for an ISO 8601 duration
     */
    public function __construct(public ?string $format) {}
}
