<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Measure\Timing;

/**
 * The results for machines. Times are in milliseconds, sizes in bytes; every sample is there.
 */
final readonly class JsonReport
{
    /** Counts up when a key changes its meaning or goes away; new keys may appear at any time. */
    private const SCHEMA = 1;

    /**
     * @throws \JsonException
     */
    public static function of(Results $results): string
    {
        $report = [
            'schema' => self::SCHEMA,
            'machine' => get_object_vars($results->machine),
            'workloads' => $results->titles,
            'rows' => array_map(static fn(Row $row): array => self::row($results, $row), $results->rows),
            'firstUse' => array_map(self::firstUse(...), $results->firstUses),
            'streaming' => array_map(get_object_vars(...), $results->streams),
            'inPlaceOfJms' => array_map(self::replacement(...), Replacement::all($results)),
            'goals' => array_map(get_object_vars(...), Goal::all($results)),
            'losses' => Losses::of($results),
            'warnings' => Noise::in($results),
        ];

        return json_encode($report, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR) . "\n";
    }

    /**
     * @return array<string, mixed>
     */
    private static function row(Results $results, Row $row): array
    {
        return [
            'workload' => $row->workload,
            'direction' => $row->direction->value,
            'contender' => $row->contender,
            'verdict' => $row->verdict->value,
            'note' => $row->note,
            'ratio' => $results->ratio($row),
            'timing' => $row->timing === null ? null : self::timing($row->timing),
            'peakMemory' => $row->memory?->peak,
            'resultMemory' => $row->memory?->result,
            'plainObjectsMemory' => $row->memory?->plain,
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function replacement(Replacement $replacement): array
    {
        return [
            'workload' => $replacement->workload,
            'direction' => $replacement->direction->value,
            'contender' => $replacement->kiln->contender,
            'ratio' => $replacement->ratio,
            'wanted' => $replacement->wanted,
            'timeReached' => $replacement->isFastEnough(),
            'memoryReached' => $replacement->isSmallEnough(),
            'jmsPeakMemory' => $replacement->jms->memory?->peak,
            'kilnPeakMemory' => $replacement->kiln->memory?->peak,
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function firstUse(FirstUseRow $use): array
    {
        return [
            'workload' => $use->workload,
            'direction' => $use->direction->value,
            'contender' => $use->contender,
            'cached' => $use->cached,
            'library' => self::timing($use->library),
            'classes' => self::timing($use->classes),
            'count' => $use->count,
            'perClass' => $use->perClass(),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function timing(Timing $timing): array
    {
        return [
            'median' => $timing->median(),
            'deviation' => $timing->deviation(),
            'min' => $timing->min(),
            'max' => $timing->max(),
            'samples' => $timing->samples,
        ];
    }
}
