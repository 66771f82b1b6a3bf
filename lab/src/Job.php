<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\Contenders;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Workload\Comparison;
use Kiln\Lab\Workload\Workload;
use Kiln\Lab\Workload\Workloads;

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
     * The job that another process has described by {@see arguments()}.
     *
     * @throws \InvalidArgumentException when there is no such contender or workload
     */
    public static function fromArguments(string $contender, string $workload, string $direction, string $cacheDirectory): self
    {
        return new self((new Contenders())->get($contender), (new Workloads())->get($workload), Direction::from($direction), $cacheDirectory);
    }

    /**
     * @return list<string>
     */
    public function arguments(?string $cacheDirectory = null): array
    {
        return [$this->contender->name(), $this->workload->name, $this->direction->value, $cacheDirectory ?? $this->cacheDirectory];
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
            return \is_string($result) ? (new Comparison())->ofJson($this->workload->written(), $result) : 'is not a string';
        }

        // The yardstick reads arrays; everyone else has to come back with objects.
        return $this->contender instanceof ExtJson ? null : (new Comparison())->ofValues($this->workload->graph(), $result);
    }
}
