<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Measure\MemoryUse;
use Kiln\Lab\Measure\Stopwatch;
use Symfony\Component\Filesystem\Filesystem;

/** One contender with one workload in one direction. */
final readonly class Job
{
    /**
     * @param string $directory  the contender's own
     * @param float  $sampleTime milliseconds that a sample lasts at least
     */
    public function __construct(
        public Contender $contender,
        public Workload $workload,
        public Direction $direction,
        public string $directory,
        private float $sampleTime = 0.0,
    ) {}

    /** @return \Closure(): mixed the work to be measured */
    public function prepare(): \Closure
    {
        $functions = $this->contender->functions($this->workload, $this->directory);
        [$write, $read] = [$functions->write, $functions->read];
        if ($this->direction === Direction::Write) {
            $objects = $this->workload->objects();

            return static fn(): string => $write($objects);
        }
        // The yardstick reads the same data as JSON, whatever the format.
        $isYardstick = $this->contender->name === Contender::JSON && $this->workload->format !== 'json';
        $text = $isYardstick ? json_encode($this->workload->written(), Contender::FLAGS) : $this->input();

        return static fn(): mixed => $read($text);
    }

    /** What is read. Made and checked once in a run, so that no process but the first has to do with who wrote it. */
    private function input(): string
    {
        $file = \dirname($this->directory) . "/written/{$this->workload->name}-" . hash('xxh32', $this->workload->json);
        if (!is_file($file)) {
            (new Filesystem())->dumpFile($file, $this->workload->input());
        }

        return (string) file_get_contents($file);
    }

    /** @return array<string, int|string|null> what is found out by the way, and why it is not to be timed as `problem` */
    public function examine(): array
    {
        try {
            $call = $this->prepare();
            $result = $call();
            $bytes = \is_string($result) ? \strlen($result) : null;
            $difference = $this->difference($result);
            unset($result);
        } catch (\Throwable $exception) {
            return ['problem' => 'failed: ' . $exception::class . ': ' . $exception->getMessage()];
        }
        if ($difference !== null) {
            return ['problem' => "differs: {$difference}"];
        }
        $memory = MemoryUse::of($call);
        // What the same objects take when they are made one by one, without the help of any contender.
        $makesObjects = $this->direction === Direction::Read && $this->contender->makesObjects && $this->workload->jms?->isDefault() !== false;

        return ['bytes' => $bytes, 'peak' => $memory->peak, 'result' => $memory->result, 'plain' => $makesObjects ? MemoryUse::of(fn(): mixed => Reference::read($this->workload))->result : null];
    }

    /** @return array{time: float} */
    public function sample(): array
    {
        return ['time' => Stopwatch::sample($this->prepare(), $this->sampleTime, $this->workload->isSmall() ? static fn(): null => null : null)];
    }

    /**
     * What takes the place of another serializer is compared with that one, on top of what everyone is compared with.
     *
     * @return ?string where the result is not what the lab expects, null when the work is done
     */
    public function difference(mixed $result): ?string
    {
        if ($this->contender->name === Contender::JSON) {
            // It reads arrays, which are the yardstick itself.
            return $this->direction === Direction::Read || !\is_string($result) ? null : Comparison::ofJson($this->workload->written(), $result);
        }
        $original = $this->contender->original;
        if ($original !== null) {
            $expected = (new self($original, $this->workload, $this->direction, \dirname($this->directory) . "/{$original->name}-oracle"))->prepare()();
            $difference = $this->isSame($expected, $result) ? null : $this->compare($expected, $result) ?? "the same values as {$original->name}, but not the same bytes, dates of another zone, or shared in another way";
            if ($difference !== null) {
                return $difference;
            }
        }
        if ($this->direction === Direction::Read && $this->contender->makesObjects) {
            // What settings of JMS do to the objects, only JMS can tell.
            return $this->workload->jms?->isDefault() === false ? null : Comparison::ofValues($this->workload->graph(), $result);
        }

        return $this->direction === Direction::Write && !\is_string($result) ? 'is not a string' : Formats::difference($this->workload, $result, $this->contender->isLoose);
    }

    private function isSame(mixed $expected, mixed $result): bool
    {
        return $this->direction === Direction::Write ? $expected === $result : serialize($expected) === serialize($result);
    }

    private function compare(mixed $expected, mixed $result): ?string
    {
        return \is_string($expected) && \is_string($result) && $this->workload->format === 'json'
            ? Comparison::ofJson(json_decode($expected, false, 512, JSON_THROW_ON_ERROR), $result)
            : Comparison::ofValues($expected, $result);
    }
}
