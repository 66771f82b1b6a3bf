<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Direction;
use Kiln\Lab\Measure\MemoryUse;
use Kiln\Lab\Measure\Timing;

/**
 * What was found out about one contender with one workload in one direction.
 */
final readonly class Row
{
    /**
     * @param ?string    $note   why it was not timed
     * @param ?MemoryUse $memory of one call, null when it was not measured
     */
    public function __construct(
        public string $workload,
        public Direction $direction,
        public string $contender,
        public Verdict $verdict,
        public ?string $note = null,
        public ?Timing $timing = null,
        public ?MemoryUse $memory = null,
    ) {}
}
