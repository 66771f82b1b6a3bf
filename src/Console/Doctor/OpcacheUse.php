<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * How much of opcache files take, found out by compiling them: in another process, whose opcache is empty and large enough.
 * Nothing in the files runs.
 *
 * @internal
 */
final readonly class OpcacheUse
{
    /** More than what any code takes. */
    private const TIMES_THE_CODE = 32;

    private const LEAST_MEGABYTES = 64;

    private const MOST_MEGABYTES = 4095;

    private const STRING_MEGABYTES = 32;

    private const PROGRAM = <<<'PHP'
        $before = opcache_get_status(false)['interned_strings_usage']['used_memory'];
        foreach (json_decode(stream_get_contents(STDIN)) as $file) {
            @opcache_compile_file($file);
        }
        $status = opcache_get_status(true);
        echo json_encode([
            count($status['scripts']),
            array_sum(array_column($status['scripts'], 'memory_consumption')),
            $status['interned_strings_usage']['used_memory'] - $before,
        ]);
        PHP;

    /**
     * @param int $memory  bytes of opcache.memory_consumption
     * @param int $strings bytes of opcache.interned_strings_buffer
     */
    private function __construct(public int $memory, public int $strings) {}

    /**
     * @param non-empty-list<string> $files
     *
     * @return ?self null when it could not be found out
     */
    public static function of(array $files): ?self
    {
        $code = \array_sum(\array_map(static fn(string $file): int => (int) @\filesize($file), $files));
        $megabytes = \min(self::MOST_MEGABYTES, self::LEAST_MEGABYTES + self::STRING_MEGABYTES + (self::TIMES_THE_CODE * $code >> 20));
        $ini = \php_ini_loaded_file();
        $options = ['opcache.enable=1', 'opcache.enable_cli=1', "opcache.memory_consumption={$megabytes}", 'opcache.interned_strings_buffer=' . self::STRING_MEGABYTES, 'opcache.max_accelerated_files=100000', 'opcache.max_file_size=0', 'opcache.file_update_protection=0', 'opcache.file_cache=', 'opcache.restrict_api=', 'opcache.blacklist_filename=', 'memory_limit=-1'];
        $command = [\PHP_BINARY, ...($ini === false ? [] : ['-c', $ini])];
        foreach ($options as $option) {
            \array_push($command, '-d', $option);
        }
        $measured = self::measured([...$command, '-r', self::PROGRAM], \array_map(\realpath(...), $files));

        return $measured !== null && $measured[0] === \count($files) ? new self($measured[1], $measured[2]) : null;
    }

    /**
     * @param list<string>       $command
     * @param list<string|false> $files
     *
     * @return array{int, int, int}|null scripts, their memory, memory of their strings
     */
    private static function measured(array $command, array $files): ?array
    {
        $process = \proc_open($command, [['pipe', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']], $pipes);
        if ($process === false || !\is_resource($pipes[0] ?? null) || !\is_resource($pipes[1] ?? null)) {
            return null;
        }
        \fwrite($pipes[0], (string) \json_encode($files));
        \fclose($pipes[0]);
        $answer = \json_decode((string) \stream_get_contents($pipes[1]));
        \proc_close($process);
        if (!\is_array($answer) || !\is_int($answer[0] ?? null) || !\is_int($answer[1] ?? null) || !\is_int($answer[2] ?? null)) {
            return null;
        }

        return [$answer[0], $answer[1], $answer[2]];
    }
}
