<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/**
 * Reasons to distrust the figures of a run, or to want more of them.
 */
final readonly class Noise
{
    /** A yardstick that strays further than this from its own median, on the median, makes ratios unreliable. */
    private const MOST_DEVIATION = 0.05;

    /** More load than this per core, before the run began, means that something else is running. */
    private const MOST_LOAD = 0.5;

    /**
     * @return list<string>
     */
    public static function in(Results $results): array
    {
        $warnings = $results->omissions;
        $machine = $results->machine;
        if (!$machine->opcache) {
            $warnings[] = 'Opcache is off: servers run with it. Add: -d opcache.enable_cli=1';
        }
        if ($machine->load !== null && $machine->load[0] / $machine->cores > self::MOST_LOAD) {
            $warnings[] = \sprintf('The load was %.1f on %d cores before the run began: something else was running.', $machine->load[0], $machine->cores);
        }
        if (($machine->settings['zend.assertions'] ?? '') === '1') {
            $warnings[] = 'Assertions are on (zend.assertions=1): servers run without.';
        }
        foreach ($results->rows as $row) {
            $timing = $row->timing;
            if ($timing !== null && $timing->deviation() > self::MOST_DEVIATION * $timing->median()) {
                $share = 100 * $timing->deviation() / $timing->median();
                $warnings[] = \sprintf('%s, %s, %s: the times vary by %.0f %%.', $row->workload, $row->direction->value, $row->contender, $share);
            }
        }

        return $warnings;
    }
}
