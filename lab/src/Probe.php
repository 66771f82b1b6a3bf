<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contenders;
use Kiln\Lab\Measure\FirstUse;
use Kiln\Lab\Measure\PeakMemory;
use Kiln\Lab\Measure\Streaming;
use Kiln\Lab\Workload\Workloads;
use Kiln\Serializer;

/**
 * What is measured in a process of its own.
 */
enum Probe: string
{
    /** Peak memory of one call. */
    case Memory = 'memory';

    /** First use of the classes of a workload. */
    case FirstUse = 'first-use';

    /** Streaming of a number of items. */
    case Stream = 'stream';

    /**
     * @param non-negative-int $items that a stream has
     *
     * @return array<string, float|int>
     */
    public function measure(string $contender, string $workload, Direction $direction, string $cacheDirectory, int $items): array
    {
        $contender = (new Contenders())->get($contender);
        $workload = (new Workloads())->get($workload);

        return match ($this) {
            self::Memory => self::memory(new Job($contender, $workload, $direction, $cacheDirectory)),
            self::FirstUse => FirstUse::of($contender, $workload, $direction, $cacheDirectory),
            self::Stream => (new Streaming($workload, Serializer::create(cacheDir: $cacheDirectory)))->measure($direction, max(1, $items)),
        };
    }

    /**
     * @return array{peak: int} bytes
     */
    private static function memory(Job $job): array
    {
        $call = $job->prepare();
        $call();

        return ['peak' => PeakMemory::of($call)];
    }
}
