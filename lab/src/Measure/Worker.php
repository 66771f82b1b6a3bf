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
    /** What the other process has as this one has it. */
    private const SETTINGS = [
        'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.memory_consumption', 'opcache.interned_strings_buffer',
        'opcache.file_update_protection', 'memory_limit', 'zend.assertions', 'error_reporting',
    ];

    /** As qa/with-extension names the file that loads Kiln's extension. */
    private const CONFIGURATION = 'kiln.ini';

    /**
     * @param array{object, string} $task     an object that can be serialized, and its method; lab/bench calls it
     * @param bool                  $withKiln whether PHP loads Kiln's extension
     * @param array<string, string> $settings that differ from those of this process
     *
     * @return array<string, mixed> figures by name, and why the work is not to be timed as `problem`
     */
    public static function answer(array $task, bool $withKiln = true, array $settings = []): array
    {
        $command = [PHP_BINARY];
        foreach (self::SETTINGS as $setting) {
            array_push($command, '-d', $setting . '=' . ($settings[$setting] ?? (string) \ini_get($setting)));
        }
        array_push($command, \dirname(__DIR__, 2) . '/bench', 'work', base64_encode(serialize($task)));
        $process = proc_open($command, [1 => ['pipe', 'w'], 2 => STDERR], $pipes, null, self::environment($withKiln) + getenv());
        if ($process === false) {
            throw new \RuntimeException('No process can be started.');
        }
        /** @var ?array<string, mixed> $answer */
        $answer = json_decode((string) stream_get_contents($pipes[1]), true);
        proc_close($process);

        return $answer ?? ['problem' => 'Its process ended early.'];
    }

    /**
     * @param array{object, string} $task
     * @param array<string, string> $settings
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

    /**
     * The extensions of this process, whatever else the other one would load: PHP-FPM has directories of its own for its
     * configuration, or none when it was not installed but unpacked.
     *
     * @return array<string, string>
     */
    public static function environment(bool $withKiln): array
    {
        $files = array_filter(array_map(trim(...), explode(',', (string) php_ini_scanned_files())), static fn(string $file): bool => $file !== '');
        $loaded = array_filter($files, static fn(string $file): bool => $withKiln || basename($file) !== self::CONFIGURATION);

        return ['PHP_INI_SCAN_DIR' => implode(':', array_unique(array_map(\dirname(...), $loaded)))];
    }
}
