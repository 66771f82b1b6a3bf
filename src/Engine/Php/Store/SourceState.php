<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What a source file looked like when code was made from it: "mtime-size-hash".
 *
 * Time and size are compared first, because that takes one system call. The hash decides when they differ: a deployment that
 * only touches files must not make everything stale.
 *
 * @internal
 */
final class SourceState
{
    /** The state of a path that held no readable file. It equals no later state. */
    public const ABSENT = '';

    /**
     * A file this young may change again without a change of its time, which counts seconds. Some file systems count two
     * (FAT). The time of such a file is recorded as 0, so that the hash decides.
     */
    private const RACY_SECONDS = 2;

    /**
     * @param list<string> $paths
     *
     * @return array<string, string> path => state
     */
    public static function ofAll(array $paths): array
    {
        $states = [];
        foreach ($paths as $path) {
            $states[$path] ??= self::of($path);
        }

        return $states;
    }

    public static function of(string $path): string
    {
        $seen = self::timeAndSize($path);
        $hash = $seen === null ? false : Attempt::of(static fn(): string|false => hash_file('xxh128', $path))[0];
        if ($seen === null || $hash === false) {
            return self::ABSENT;
        }
        [$time, $size] = $seen;

        return ($time > time() - self::RACY_SECONDS ? 0 : $time) . "-{$size}-{$hash}";
    }

    /**
     * The state to remember from now on when the file is still the same (mostly the one given), null when it is not.
     */
    public static function confirm(string $path, string $state): ?string
    {
        $seen = $state === self::ABSENT ? null : self::timeAndSize($path);
        if ($seen === null) {
            return null;
        }
        [$time, $size] = $seen;
        if (str_starts_with($state, "{$time}-{$size}-")) {
            return $state;
        }
        $now = self::of($path);

        return strstr($now, '-') === strstr($state, '-') ? $now : null;
    }

    /**
     * @return array{int, int}|null
     */
    private static function timeAndSize(string $path): ?array
    {
        clearstatcache(false, $path);
        // Even is_file() warns, when open_basedir hides the path.
        [$status] = Attempt::of(static fn(): array|false => is_file($path) ? stat($path) : false);

        return $status === false ? null : [$status['mtime'], $status['size']];
    }
}
