<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * Does a task in a process of its own, that ends with it.
 *
 * Contenders are kept apart because they leave traces: when they share a heap, what json_decode() takes varies by half, depending
 * on who allocated before it. And the same code is up to half slower in some processes than in others, for as long as these live.
 */
final readonly class Worker
{
    /**
     * @param list<string>          $task     as {@see \Kiln\Lab\Tasks::answer()} takes it
     * @param bool                  $withKiln whether PHP loads Kiln's extension
     * @param array<string, string> $settings of PHP
     *
     * @return array<string, mixed> figures by name, and why the work is not to be timed as `problem`
     */
    public static function answer(array $task, bool $withKiln = true, array $settings = []): array
    {
        $process = proc_open(Php::command($task, $settings), [1 => ['pipe', 'w'], 2 => STDERR], $pipes, null, Php::environment($withKiln) + getenv());
        if ($process === false) {
            throw new \RuntimeException('No process can be started.');
        }
        /** @var ?array<string, mixed> $answer */
        $answer = json_decode((string) stream_get_contents($pipes[1]), true);
        proc_close($process);

        return $answer ?? ['problem' => 'Its process ended early.'];
    }

    /**
     * @param list<string>          $task
     * @param array<string, string> $settings of PHP
     *
     * @throws \RuntimeException when the task is not to be timed, or its process has ended
     *
     * @return array<string, float>
     */
    public static function sample(array $task, bool $withKiln = true, array $settings = []): array
    {
        $answer = self::answer($task, $withKiln, $settings);
        if (\is_string($problem = $answer['problem'] ?? null)) {
            throw new \RuntimeException($problem);
        }
        /** @var array<string, float|int> $answer */
        return array_map(floatval(...), $answer);
    }
}
