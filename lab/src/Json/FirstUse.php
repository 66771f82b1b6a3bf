<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Model\Parcel\Parcel;

/**
 * What classes cost a contender the first time: in a fresh process, the first call less a later one.
 *
 * Loading the contender itself is told apart from what the classes cost by letting it handle a parcel first. The model classes
 * are loaded beforehand, since that is not the contender's work.
 */
final readonly class FirstUse
{
    private const LATER_CALLS = 5;

    private const PARCEL = '{"number":1,"weight":2.5,"fragile":true,"label":null,"sentAt":"2024-02-29T12:00:00+00:00","to":{"city":"Bern","street":null},"stops":[{"city":"Basel","street":"Spalenberg"}],"notes":{"ring":"twice"}}';

    /**
     * @return array{library: float, classes: float} milliseconds that the first call takes longer than a later one: for the contender's
     *                                               own loading, and for the classes of the workload together
     */
    public static function sample(Job $job): array
    {
        $parcel = new Workload('parcel', 'one parcel', self::PARCEL, Parcel::class, isList: false, writesNull: true, jms: $job->workload->jms === null ? null : new JmsSettings());
        $workloads = ['library' => $parcel, 'classes' => $job->workload->excerpt()];
        array_walk($workloads, static fn(Workload $workload): object|array => $workload->graph());

        return array_map(static function (Workload $workload) use ($job): float {
            $call = (new Job($job->contender, $workload, $job->direction, $job->directory))->prepare();
            $first = self::time($call);

            return max(0.0, $first - Timing::medianOf(array_map(static fn(): float => self::time($call), range(1, self::LATER_CALLS))));
        }, $workloads);
    }

    /** @param \Closure(): mixed $call */
    private static function time(\Closure $call): float
    {
        gc_collect_cycles();
        $start = hrtime(true);
        $result = $call();
        $time = hrtime(true) - $start;
        unset($result);

        return $time / 1e6;
    }
}
