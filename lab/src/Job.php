<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Workload\Comparison;
use Kiln\Lab\Workload\Workload;

/**
 * One contender with one workload in one direction.
 */
final readonly class Job
{
    /**
     * @param string $cacheDirectory the contender's own
     */
    public function __construct(
        public Contender $contender,
        public Workload $workload,
        public Direction $direction,
        public string $cacheDirectory,
    ) {}

    /**
     * What jobs that do the same work have in common.
     */
    public function group(): string
    {
        return "{$this->direction->value} {$this->workload->name}";
    }

    /**
     * @return \Closure(): mixed the work to be measured
     */
    public function prepare(): \Closure
    {
        return match ($this->direction) {
            Direction::Write => $this->contender->writer($this->workload, $this->cacheDirectory),
            Direction::Read => $this->contender->reader($this->workload, $this->cacheDirectory),
        };
    }

    /**
     * @return ?string where the result is not what the lab expects, null when the work is done
     */
    public function difference(mixed $result): ?string
    {
        if ($this->direction === Direction::Write) {
            return \is_string($result) ? (new Comparison())->ofJson($this->workload->document(), $result) : 'is not a string';
        }

        // The yardstick reads arrays; everyone else has to come back with objects.
        return $this->contender instanceof ExtJson ? null : (new Comparison())->ofValues($this->workload->graph(), $result);
    }
}
