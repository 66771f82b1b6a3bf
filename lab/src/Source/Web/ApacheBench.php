<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Web;

use Symfony\Component\Process\Process;

/**
 * ApacheBench, as in the source.
 */
final readonly class ApacheBench
{
    private const MOST_SECONDS = 1_800.0;

    public function __construct(private WebPrograms $programs) {}

    /**
     * @throws \RuntimeException when a request failed
     *
     * @return float milliseconds that a request takes, seen from one client
     */
    public function run(string $url, int $requests, int $concurrency): float
    {
        $command = [$this->programs->ab, '-q', '-n', (string) $requests, '-c', (string) min($concurrency, $requests), $url];
        $process = new Process($command, env: ['LD_LIBRARY_PATH' => $this->programs->libraries], timeout: self::MOST_SECONDS);
        $process->mustRun();

        return self::timeIn($process->getOutput());
    }

    /**
     * @throws \RuntimeException when it tells of a request that failed
     */
    public static function timeIn(string $report): float
    {
        $failed = preg_match('/^Failed requests:\s+([1-9]\d*)/m', $report) === 1 || preg_match('/^Non-2xx responses:/m', $report) === 1;
        if ($failed || preg_match('/^Time per request:\s+([\d.]+) \[ms\] \(mean\)$/m', $report, $time) !== 1) {
            throw new \RuntimeException("Requests failed:\n{$report}");
        }

        return (float) $time[1];
    }
}
