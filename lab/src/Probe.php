<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Measure\FirstUse;
use Kiln\Lab\Measure\Streaming;
use Kiln\Serializer;

/**
 * What is measured once, in a process of its own.
 */
enum Probe: string
{
    /** First use of the classes of a workload. */
    case FirstUse = 'first-use';

    /** Streaming of a number of items. */
    case Stream = 'stream';

    /**
     * @param non-negative-int $items that a stream has
     *
     * @return array<string, float|int>
     */
    public function measure(Job $job, int $items): array
    {
        return match ($this) {
            self::FirstUse => FirstUse::of($job),
            self::Stream => (new Streaming($job->workload, self::kiln($job)))->measure($job->direction, max(1, $items)),
        };
    }

    private static function kiln(Job $job): Serializer
    {
        return $job->contender instanceof Kiln
            ? $job->contender->serializer($job->workload, $job->cacheDirectory)
            : throw new \LogicException("{$job->contender->name()} does not stream.");
    }
}
