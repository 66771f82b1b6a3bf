<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * opcache, which keeps generated code compiled between requests. The settings are those of the PHP that runs the command; a
 * web server may have others.
 *
 * @internal
 */
final readonly class OpcacheExamination implements Examination
{
    public const EXTENSION = 'Zend OPcache';

    private const BYTES_PER_MEGABYTE = 1024 * 1024;

    /** The share of all files that generated ones may take before there is little room for the application. */
    private const LARGE_SHARE = 0.5;

    /** Below this share of free memory opcache soon stops to take in files. */
    private const LITTLE_FREE = 0.1;

    /**
     * @param int $generatedFiles how many files of Kiln's there are for opcache to hold
     */
    public function __construct(private int $generatedFiles, private ?Sapi $sapi) {}

    public function findings(): iterable
    {
        if (!\extension_loaded(self::EXTENSION)) {
            yield Finding::warning('opcache', 'opcache is not loaded', 'Install it: without it every request compiles the generated code again.');

            return;
        }
        yield $this->enabled();
        if (!$this->isOn('opcache.enable')) {
            return;
        }
        yield $this->comments();
        yield $this->timestamps();
        yield $this->memory();
        yield $this->files();
        yield $this->jit();
        $restriction = (string) \ini_get('opcache.restrict_api');
        if ($restriction !== '') {
            yield Finding::warning('opcache.restrict_api', "opcache.restrict_api is {$restriction}", 'Code outside of it cannot ask opcache what it holds, so each generated file is read and checked on each load. Leave it empty.');
        }
    }

    private function enabled(): Finding
    {
        $ini = \php_ini_loaded_file();
        $server = 'settings of ' . ($ini === false ? 'PHP without a php.ini' : $ini) . ($this->sapi === null ? '; a web server may have its own' : '');
        if (!$this->isOn('opcache.enable')) {
            return Finding::warning('opcache', "opcache is loaded, but off ({$server})", 'Set opcache.enable = 1: without it every request compiles the generated code again.');
        }
        $isCommandLine = $this->sapi === null && \in_array(\PHP_SAPI, ['cli', 'phpdbg'], true);

        return Finding::good('opcache', $isCommandLine && !$this->isOn('opcache.enable_cli')
            ? "opcache is on, except for the command line, as is usual ({$server})"
            : "opcache is on ({$server})");
    }

    private function comments(): Finding
    {
        return $this->isOn('opcache.save_comments')
            ? Finding::good('opcache.comments', 'opcache keeps doc comments')
            : Finding::bad('opcache.comments', 'opcache drops doc comments (opcache.save_comments = 0)', 'Set opcache.save_comments = 1: doc comments hold types, such as list<App\Line>.');
    }

    private function timestamps(): Finding
    {
        return $this->isOn('opcache.validate_timestamps')
            ? Finding::good('opcache.timestamps', 'opcache notices changed files within ' . \ini_get('opcache.revalidate_freq') . ' seconds')
            : Finding::warning('opcache.timestamps', 'opcache does not notice changed files (opcache.validate_timestamps = 0)', 'That is fast. Reload PHP after a deployment, and after kiln compile.');
    }

    private function memory(): Finding
    {
        $size = (int) \ini_get('opcache.memory_consumption');
        // Where opcache is not in use, its settings are all that can be known.
        $status = \function_exists('opcache_get_status') ? @\opcache_get_status(false) : false;
        $usage = $status === false ? null : $status['memory_usage'] ?? null;
        if (!\is_array($usage)) {
            return Finding::good('opcache.memory', "opcache has {$size} MB");
        }
        [$free, $used, $wasted] = \array_map(static fn(string $part): int => \is_int($usage[$part] ?? null) ? $usage[$part] : 0, ['free_memory', 'used_memory', 'wasted_memory']);
        $text = \sprintf('opcache has %d MB, %.1f MB of them free', $size, $free / self::BYTES_PER_MEGABYTE);

        return $free >= ($free + $used + $wasted) * self::LITTLE_FREE
            ? Finding::good('opcache.memory', $text)
            : Finding::warning('opcache.memory', $text, 'Raise opcache.memory_consumption: files that find no room are compiled on every request.');
    }

    private function files(): Finding
    {
        $most = (int) \ini_get('opcache.max_accelerated_files');
        $text = "opcache holds up to {$most} files; {$this->generatedFiles} are Kiln's";

        return $this->generatedFiles <= $most * self::LARGE_SHARE
            ? Finding::good('opcache.files', $text)
            : Finding::warning('opcache.files', $text, 'Raise opcache.max_accelerated_files, so that there is room for the application too.');
    }

    private function jit(): Finding
    {
        $mode = (string) \ini_get('opcache.jit');
        $buffer = (string) \ini_get('opcache.jit_buffer_size');
        $isOff = \in_array(\strtolower($mode), ['', '0', 'off', 'disable', 'no'], true) || (int) $buffer === 0;

        return Finding::good('opcache.jit', $isOff ? 'the just-in-time compiler is off' : "the just-in-time compiler is on ({$mode}, buffer {$buffer})");
    }

    private function isOn(string $setting): bool
    {
        return \filter_var(\ini_get($setting), \FILTER_VALIDATE_BOOL);
    }
}
