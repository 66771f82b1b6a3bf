<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Kiln\Lab\Job;
use Kiln\Lab\Model\Parcel\Parcel;
use Kiln\Lab\Workload\ClassShape;
use Kiln\Lab\Workload\Excerpt;
use Kiln\Lab\Workload\JmsSettings;
use Kiln\Lab\Workload\Workload;

/**
 * What a class costs a contender the first time: in a fresh process, the first call less a later one.
 *
 * Loading the contender itself is told apart from what each class costs by letting it handle a parcel first. The model classes
 * are loaded beforehand, since that is not the contender's work.
 */
final readonly class FirstUse
{
    private const LATER_CALLS = 5;

    private const PARCEL = '{"number":1,"weight":2.5,"fragile":true,"label":null,"sentAt":"2024-02-29T12:00:00+00:00","to":{"city":"Bern","street":null},"stops":[{"city":"Basel","street":"Spalenberg"}],"notes":{"ring":"twice"}}';

    /**
     * @return array{library: float, classes: float, count: int} milliseconds for the contender's own loading, and for the
     *                                                           classes of the workload together; the number of these
     */
    public static function of(Job $job): array
    {
        $parcel = new Workload(
            'parcel',
            'one parcel',
            self::PARCEL,
            Parcel::class,
            isList: false,
            writesNull: true,
            dateFormat: \DateTimeInterface::RFC3339,
            jms: $job->workload->jms === null ? null : new JmsSettings(),
        );
        $excerpt = Excerpt::of($job->workload);
        $parcel->graph();
        $excerpt->graph();

        return [
            'library' => self::firstCall(new Job($job->contender, $parcel, $job->direction, $job->cacheDirectory)),
            'classes' => self::firstCall(new Job($job->contender, $excerpt, $job->direction, $job->cacheDirectory)),
            'count' => \count(ClassShape::reachableFrom($job->workload->class)),
        ];
    }

    /**
     * @return float milliseconds that the first call takes longer than a later one
     */
    private static function firstCall(Job $job): float
    {
        $call = $job->prepare();
        $first = self::time($call);
        $later = array_map(static fn(): float => self::time($call), range(1, self::LATER_CALLS));

        return max(0.0, $first - Timing::medianOf($later));
    }

    /**
     * @param \Closure(): mixed $call
     */
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
