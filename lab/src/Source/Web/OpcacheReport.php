<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Web;

use Kiln\Lab\Source\Dump\DumpFiles;

/**
 * What opcache has of a file and its parts; the evidence for why it takes so long, or so little.
 */
final readonly class OpcacheReport
{
    private function __construct(public bool $cached, public int $freeMemory, public int $freeStrings) {}

    /**
     * Run behind the web server.
     */
    public static function on(string $file): string
    {
        $status = opcache_get_status(false);

        return json_encode([
            'cached' => array_filter(DumpFiles::withParts($file), static fn(string $part): bool => !opcache_is_script_cached($part)) === [],
            'freeMemory' => self::free($status, 'memory_usage'),
            'freeStrings' => self::free($status, 'interned_strings_usage'),
        ], JSON_THROW_ON_ERROR);
    }

    public static function from(string $json): self
    {
        $report = json_decode($json, true);
        \assert(\is_array($report));
        ['cached' => $cached, 'freeMemory' => $memory, 'freeStrings' => $strings] = $report + ['cached' => null, 'freeMemory' => null, 'freeStrings' => null];

        return \is_bool($cached) && \is_int($memory) && \is_int($strings)
            ? new self($cached, $memory, $strings)
            : throw new \RuntimeException("Not a report of opcache: {$json}");
    }

    private static function free(mixed $status, string $part): int
    {
        $usage = \is_array($status) ? $status[$part] ?? null : null;
        $free = \is_array($usage) ? $usage['free_memory'] ?? null : null;

        return \is_int($free) ? $free : 0;
    }
}
