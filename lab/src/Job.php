<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\Contenders;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\KilnJms;
use Kiln\Lab\Contender\KilnLiip;
use Kiln\Lab\Contender\Liip;
use Kiln\Lab\Contender\LiipDialect;
use Kiln\Lab\Workload\Comparison;
use Kiln\Lab\Workload\JmsOracle;
use Kiln\Lab\Workload\LiipOracle;
use Kiln\Lab\Workload\Oracle;
use Kiln\Lab\Workload\ReferenceReader;
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
     * @return ?\Closure(): mixed makes the objects that are to be read, without the help of any contender; null when none are
     */
    public function plain(): ?\Closure
    {
        $isOfObjects = $this->direction === Direction::Read && !$this->contender instanceof ExtJson && $this->workload->jms?->isDefault() !== false;

        return $isOfObjects ? fn(): mixed => (new ReferenceReader())->read($this->workload) : null;
    }

    /**
     * @return ?string where the result is not what the lab expects, null when the work is done
     */
    public function difference(mixed $result): ?string
    {
        return $this->direction === Direction::Write ? $this->differenceWritten($result) : $this->differenceRead($result);
    }

    private function differenceWritten(mixed $json): ?string
    {
        if (!\is_string($json)) {
            return 'is not a string';
        }

        $difference = $this->oracle()?->differenceOfText($json);
        if ($difference !== null) {
            return $difference;
        }
        if ($this->contender instanceof Liip || $this->contender instanceof KilnLiip) {
            return (new Comparison())->ofValues($this->workload->graph(), (new ReferenceReader())->read(LiipDialect::rewritten($this->workload, $json)));
        }

        return (new Comparison())->ofJson($this->workload->written(), $json);
    }

    private function differenceRead(mixed $value): ?string
    {
        // The yardstick reads arrays; everyone else has to come back with objects.
        if ($this->contender instanceof ExtJson) {
            return null;
        }
        $difference = $this->oracle()?->differenceOfValues($value);
        // What settings of JMS do to the objects, only JMS can tell.
        if ($difference !== null || $this->workload->jms?->isDefault() === false) {
            return $difference;
        }

        return (new Comparison())->ofValues($this->workload->graph(), $value);
    }

    /**
     * What takes the place of another serializer is compared with that one, on top of what everyone is compared with.
     */
    private function oracle(): ?Oracle
    {
        $settings = $this->workload->jms;

        return match (true) {
            $settings !== null && $this->contender instanceof KilnJms => new JmsOracle($this->workload, $settings),
            $this->contender instanceof KilnLiip => new LiipOracle($this->workload, \dirname($this->cacheDirectory) . '/liip-oracle'),
            default => null,
        };
    }
}
