<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Lab\Measure\Stopwatch;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Model\Parcel\Parcel;
use Symfony\Component\Filesystem\Filesystem;

/** One contender with one workload in one direction. */
final readonly class Job
{
    public const DIRECTIONS = ['write', 'read'];

    private const LATER_CALLS = 5;

    private const PARCEL = '{"number":1,"weight":2.5,"fragile":true,"label":null,"sentAt":"2024-02-29T12:00:00+00:00",'
        . '"to":{"city":"Bern","street":null},"stops":[{"city":"Basel","street":"Spalenberg"}],"notes":{"ring":"twice"}}';

    /**
     * @param string $direction  one of {@see DIRECTIONS}
     * @param string $directory  the contender's own
     * @param float  $sampleTime milliseconds that a sample lasts at least
     */
    public function __construct(
        public Contender $contender,
        public Workload $workload,
        public string $direction,
        public string $directory,
        private float $sampleTime = 0.0,
    ) {}

    /**
     * For another process, to which functions cannot be sent.
     *
     * @return array{string, string, string, string, float}
     */
    public function __serialize(): array
    {
        return [$this->contender->name, $this->workload->name, $this->direction, $this->directory, $this->sampleTime];
    }

    /** @param array{string, string, string, string, float} $names */
    public function __unserialize(array $names): void
    {
        [$contender, $workload, $this->direction, $this->directory, $this->sampleTime] = $names;
        $this->contender = Contenders::all()[$contender];
        $this->workload = Workloads::get($workload);
    }

    /** @return \Closure(): mixed the work to be measured */
    public function prepare(): \Closure
    {
        $functions = ($this->contender->functions)($this->workload, $this->directory);
        [$write, $read] = [$functions->write, $functions->read];
        if ($this->direction === 'write') {
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
        $memory = Stopwatch::memory($call);
        // What the same objects take when they are made one by one, without the help of any contender.
        $makesObjects = $this->direction === 'read' && $this->contender->makesObjects && $this->workload->jms?->isDefault() !== false;
        $plain = $makesObjects ? Stopwatch::memory(fn(): mixed => Reference::read($this->workload))['result'] : null;

        return ['bytes' => $bytes, ...$memory, 'plain' => $plain];
    }

    /** @return array{time: float} */
    public function sample(): array
    {
        return ['time' => Stopwatch::sample($this->prepare(), $this->sampleTime, $this->workload->isSmall() ? static fn(): null => null : null)];
    }

    /**
     * What classes cost a contender the first time: in a fresh process, the first call less a later one.
     *
     * Loading the contender itself is told apart from what the classes cost by letting it handle a parcel first. The model classes
     * are loaded beforehand, since that is not the contender's work.
     *
     * @return array{library: float, classes: float} milliseconds for the contender's own loading, and for the classes of the workload
     *                                               together
     */
    public function firstUse(): array
    {
        $jms = $this->workload->jms === null ? null : new JmsSettings();
        $parcel = new Workload('parcel', 'one parcel', self::PARCEL, Parcel::class, isList: false, writesNull: true, jms: $jms);
        $workloads = ['library' => $parcel, 'classes' => $this->workload->excerpt()];
        array_walk($workloads, static fn(Workload $workload): object|array => $workload->graph());

        return array_map(function (Workload $workload): float {
            $call = (new self($this->contender, $workload, $this->direction, $this->directory))->prepare();
            $times = array_map(static function () use ($call): float {
                gc_collect_cycles();
                $start = hrtime(true);
                $result = $call();
                $time = hrtime(true) - $start;
                unset($result);

                return $time / 1e6;
            }, range(0, self::LATER_CALLS));

            return max(0.0, $times[0] - Timing::medianOf(\array_slice($times, 1)));
        }, $workloads);
    }

    /**
     * What takes the place of another serializer is compared with that one, on top of what everyone is compared with.
     *
     * @return ?string where the result is not what the lab expects, null when the work is done
     */
    public function difference(mixed $result): ?string
    {
        $writes = $this->direction === 'write';
        if ($this->contender->name === Contender::JSON) {
            // It reads arrays, which are the yardstick itself.
            return $writes && \is_string($result) ? Comparison::ofJson($this->workload->written(), $result) : null;
        }
        $original = $this->contender->original;
        if ($original !== null) {
            $expected = (new self($original, $this->workload, $this->direction, \dirname($this->directory) . "/{$original->name}-oracle"))->prepare()();
            if ($writes ? $expected !== $result : serialize($expected) !== serialize($result)) {
                $difference = $this->workload->format === 'json' && \is_string($expected) && \is_string($result)
                    ? Comparison::ofJson(json_decode($expected, flags: JSON_THROW_ON_ERROR), $result)
                    : Comparison::ofValues($expected, $result);

                return $difference ?? "the same values as {$original->name}, but not the same bytes, dates of another zone, or shared in another way";
            }
        }
        if (!$writes && $this->contender->makesObjects) {
            // What settings of JMS do to the objects, only JMS can tell.
            return $this->workload->jms?->isDefault() === false ? null : Comparison::ofValues($this->workload->graph(), $result);
        }

        return $writes && !\is_string($result) ? 'is not a string' : Formats::difference($this->workload, $result, $this->contender->isLoose);
    }
}
