<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Symfony\Component\Process\Process;

/**
 * Runs a probe of the lab in a process of its own.
 */
final readonly class FreshProcess
{
    private const MOST_SECONDS = 300.0;

    public function __construct(private PhpProcess $php) {}

    /**
     * @param list<string>          $arguments
     * @param array<string, string> $environment on top of that of this process
     *
     * @throws ProbeFailed when the process fails, with what it said
     *
     * @return array<string, float|int> what the probe measured
     */
    public function run(array $arguments, array $environment = []): array
    {
        $process = new Process($this->php->command(['probe', ...$arguments]), env: $environment, timeout: self::MOST_SECONDS);
        if ($process->run() !== 0) {
            throw new ProbeFailed(trim($process->getErrorOutput() . $process->getOutput()));
        }
        $measured = json_decode($process->getOutput(), true);
        if (!\is_array($measured)) {
            throw new ProbeFailed("Not the answer of a probe: {$process->getOutput()}");
        }
        $numbers = [];
        foreach ($measured as $name => $value) {
            if (\is_int($value) || \is_float($value)) {
                $numbers[(string) $name] = $value;
            }
        }

        return $numbers;
    }
}
