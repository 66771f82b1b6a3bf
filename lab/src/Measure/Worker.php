<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Kiln\Lab\Job;
use Kiln\Lab\Report\Verdict;

/**
 * One contender at one job, in a process of its own that waits until it is asked for a sample.
 *
 * Contenders are kept apart because they leave traces: when they share a heap, what json_decode() takes varies by half,
 * depending on who allocated before it.
 */
final class Worker
{
    /**
     * @param resource $process
     * @param resource $questions
     * @param resource $answers
     * @param ?string  $note       why the contender is not timed
     * @param ?MemoryUse $memory   of one call; null when the contender is not timed
     */
    private function __construct(
        private $process,
        private $questions,
        private $answers,
        public readonly Verdict $verdict,
        public readonly ?string $note,
        public readonly ?MemoryUse $memory,
    ) {}

    /**
     * Starts the process, which compares what the contender makes with the reference.
     *
     * @param float $sampleTime milliseconds that a sample lasts at least
     *
     * @throws ProbeFailed when no process can be started
     */
    public static function start(PhpProcess $php, Job $job, float $sampleTime): self
    {
        $command = $php->command(['work', ...$job->arguments(), (string) $sampleTime]);
        $process = proc_open($command, [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes);
        if ($process === false) {
            throw new ProbeFailed('A process cannot be started: ' . implode(' ', $command));
        }
        [$questions, $answers] = $pipes;
        $examination = json_decode((string) fgets($answers), true);
        if (!\is_array($examination)) {
            $examination = ['verdict' => Verdict::Failed->value, 'note' => 'Its process ended early.'];
        }

        return new self(
            $process,
            $questions,
            $answers,
            Verdict::from(\is_string($examination['verdict']) ? $examination['verdict'] : ''),
            \is_string($examination['note']) ? $examination['note'] : null,
            \is_array($examination['memory'] ?? null) ? MemoryUse::fromArray($examination['memory']) : null,
        );
    }

    /**
     * @throws ProbeFailed when the process has ended
     *
     * @return float milliseconds of one call
     */
    public function sample(): float
    {
        fwrite($this->questions, "sample\n");
        $time = trim((string) fgets($this->answers));

        return is_numeric($time) ? (float) $time : throw new ProbeFailed('The process of a contender ended while it was timed.');
    }

    public function stop(): void
    {
        fclose($this->questions);
        fclose($this->answers);
        proc_close($this->process);
    }
}
