<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Console\Text;

/**
 * Whether opcache has room for exported values. Files that find none are compiled by every request, which takes longer than
 * reading bytes would.
 *
 * @internal
 */
final readonly class ExportExamination implements Examination
{
    private const BYTES_PER_MEGABYTE = 1024 * 1024;

    /** The share of opcache that values may take before there is little room for the application. */
    private const LARGE_SHARE = 0.5;

    /**
     * @param list<string> $files with all parts
     */
    public function __construct(private array $files) {}

    public function findings(): iterable
    {
        if ($this->files === []) {
            return;
        }
        $mostBytes = (int) \ini_get('opcache.max_file_size');
        $large = $mostBytes > 0 ? \array_filter($this->files, static fn(string $file): bool => \filesize($file) > $mostBytes) : [];
        if ($large !== []) {
            yield Finding::bad('exported.size', Text::count(\count($large), 'exported file') . " larger than opcache.max_file_size = {$mostBytes}", 'Set opcache.max_file_size = 0: opcache leaves out files that are larger.');
        }
        $use = OpcacheUse::of($this->files);
        if ($use === null) {
            yield Finding::warning('exported.memory', 'how much of opcache the exported files take could not be found out', 'It needs an opcache for the command line, with nothing but the settings of php.ini.');

            return;
        }
        yield $this->room($use);
    }

    private function room(OpcacheUse $use): Finding
    {
        $memory = (int) \ini_get('opcache.memory_consumption');
        $strings = (int) \ini_get('opcache.interned_strings_buffer');
        $text = \sprintf(
            '%s %.1f MB of the %d MB of opcache, and %.1f MB of the %d MB for strings',
            Text::count(\count($this->files), 'exported file takes', 'exported files take'),
            $use->memory / self::BYTES_PER_MEGABYTE,
            $memory,
            $use->strings / self::BYTES_PER_MEGABYTE,
            $strings,
        );
        // The buffer for strings is a part of the memory; what it does not hold stands with the file.
        $left = ($memory - $strings) * self::BYTES_PER_MEGABYTE;
        $needed = $use->memory + \max(0, $use->strings - $strings * self::BYTES_PER_MEGABYTE);
        if ($needed > $left) {
            return Finding::bad('exported.memory', $text, self::raise($use) . ' What finds no room is compiled by every request.');
        }
        if ($needed > $left * self::LARGE_SHARE || $use->strings > $strings * self::BYTES_PER_MEGABYTE * self::LARGE_SHARE) {
            return Finding::warning('exported.memory', $text, self::raise($use) . ' So there is room for the application too.');
        }

        return Finding::good('exported.memory', $text);
    }

    private static function raise(OpcacheUse $use): string
    {
        $strings = \max((int) \ini_get('opcache.interned_strings_buffer'), self::megabytes($use->strings / self::LARGE_SHARE));
        $memory = \max((int) \ini_get('opcache.memory_consumption'), $strings + self::megabytes($use->memory / self::LARGE_SHARE));

        return "Set opcache.memory_consumption = {$memory} and opcache.interned_strings_buffer = {$strings} or more.";
    }

    private static function megabytes(float $bytes): int
    {
        return (int) \ceil($bytes / self::BYTES_PER_MEGABYTE);
    }
}
