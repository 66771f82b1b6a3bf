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
     * The states to remember with code that is made now.
     *
     * A file that changed after this process started may not be the one that PHP has loaded: a worker that runs for days
     * outlives deployments. Its state is one that equals no other, so that a later process makes the code again.
     *
     * @param list<string> $paths
     *
     * @return array<string, string> path => state
     */
    public static function ofAll(array $paths): array
    {
        $start = $_SERVER['REQUEST_TIME'] ?? null;
        $states = [];
        foreach ($paths as $path) {
            $status = self::status($path);
            // The time of the last change of any kind: unlike mtime, no copying tool sets it back.
            $isSure = $status !== null && (!\is_int($start) || $status['ctime'] <= $start);
            $states[$path] = $isSure ? self::of($path) : self::ABSENT;
        }

        return $states;
    }

    public static function of(string $path): string
    {
        $status = self::status($path);
        [$hash] = $status === null ? [false] : Attempt::of(static fn(): string|false => hash_file('xxh128', $path));
        if ($status === null || $hash === false) {
            return self::ABSENT;
        }
        $time = $status['mtime'] > time() - self::RACY_SECONDS ? 0 : $status['mtime'];

        return "{$time}-{$status['size']}-{$hash}";
    }

    /**
     * The state to remember from now on when the file is still the same (mostly the one given), null when it is not.
     */
    public static function confirm(string $path, string $state): ?string
    {
        $status = $state === self::ABSENT ? null : self::status($path);
        if ($status === null) {
            return null;
        }
        if (str_starts_with($state, "{$status['mtime']}-{$status['size']}-")) {
            return $state;
        }
        $now = self::of($path);

        return strstr($now, '-') === strstr($state, '-') ? $now : null;
    }

    /**
     * @return array{mtime: int, size: int, ctime: int, ...}|null
     */
    private static function status(string $path): ?array
    {
        clearstatcache(false, $path);
        // Without open_basedir the first does not warn. The two of them share one system call.
        $look = static fn(): array|false => is_file($path) ? stat($path) : false;
        $status = \in_array(\ini_get('open_basedir'), ['', false], true) ? $look() : Attempt::of($look)[0];

        return $status === false ? null : $status;
    }
}
