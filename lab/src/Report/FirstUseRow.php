<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Direction;
use Kiln\Lab\Measure\Timing;

/**
 * What the first use of the classes of a workload cost in fresh processes.
 */
final readonly class FirstUseRow
{
    /**
     * @param bool   $cached  whether the contender's directory was filled by an earlier process
     * @param Timing $library loading the contender and handling one parcel
     * @param Timing $classes the classes of the workload together
     * @param int    $count   of these classes
     */
    public function __construct(
        public string $workload,
        public Direction $direction,
        public string $contender,
        public bool $cached,
        public Timing $library,
        public Timing $classes,
        public int $count,
    ) {}

    /**
     * @return float milliseconds
     */
    public function perClass(): float
    {
        return $this->classes->median() / $this->count;
    }
}
