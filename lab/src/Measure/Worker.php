<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * One task in a process of its own, which waits until it is asked for a sample.
 *
 * Contenders are kept apart because they leave traces: when they share a heap, what json_decode() takes varies by half, depending
 * on who allocated before it.
 */
final class Worker
{
    /** Why the task is not to be timed. */
    public readonly ?string $problem;

    /**
     * @param resource     $process
     * @param resource     $questions
     * @param resource     $answers
     * @param array<string, mixed> $facts what its task found out before it is timed; why it is not to be timed as `problem`
     */
    private function __construct(private $process, private $questions, private $answers, public readonly array $facts)
    {
        $this->problem = \is_string($facts['problem'] ?? null) ? $facts['problem'] : null;
    }

    /**
     * @param list<string>          $task     as {@see Tasks::serve()} takes it
     * @param bool                  $withKiln whether PHP loads Kiln's extension
     * @param array<string, string> $settings of PHP
     */
    public static function start(array $task, bool $withKiln = true, array $settings = []): self
    {
        $process = proc_open(Php::command($task, $settings), [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes, null, Php::environment($withKiln) + getenv());
        if ($process === false) {
            throw new \RuntimeException('No process can be started.');
        }
        /** @var ?array<string, mixed> $facts */
        $facts = json_decode((string) fgets($pipes[1]), true);

        return new self($process, $pipes[0], $pipes[1], $facts ?? ['problem' => 'Its process ended early.']);
    }

    /**
     * A sample from a process that takes no other.
     *
     * @param list<string>          $task
     * @param array<string, string> $settings of PHP
     *
     * @throws \RuntimeException when there is none
     *
     * @return array<string, float>
     */
    public static function once(array $task, bool $withKiln = true, array $settings = []): array
    {
        $worker = self::start($task, $withKiln, $settings);
        try {
            return $worker->sample();
        } finally {
            $worker->stop();
        }
    }

    /**
     * @throws \RuntimeException when the task is not to be timed, or its process has ended
     *
     * @return array<string, float>
     */
    public function sample(): array
    {
        if ($this->problem !== null) {
            throw new \RuntimeException($this->problem);
        }
        fwrite($this->questions, "sample\n");
        $figures = json_decode((string) fgets($this->answers), true);
        if (!\is_array($figures)) {
            throw new \RuntimeException('The process of a task ended while it was timed.');
        }
        $sample = [];
        foreach ($figures as $name => $figure) {
            if (\is_int($figure) || \is_float($figure)) {
                $sample[(string) $name] = (float) $figure;
            }
        }

        return $sample;
    }

    public function stop(): void
    {
        fclose($this->questions);
        fclose($this->answers);
        proc_close($this->process);
    }

    /**
     * What the process does.
     *
     * @param array<string, int|string|null>  $facts  as {@see self::$facts}
     * @param \Closure(): array<string, float> $sample figures by name
     */
    public static function serve(array $facts, \Closure $sample): void
    {
        fwrite(STDOUT, json_encode($facts, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
        while (!isset($facts['problem']) && fgets(STDIN) !== false) {
            fwrite(STDOUT, json_encode($sample(), JSON_THROW_ON_ERROR) . "\n");
        }
    }
}
