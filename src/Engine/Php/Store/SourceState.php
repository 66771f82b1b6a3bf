<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * What a source file looked like when code was made from it: "time-size-hash", where the time is that of the last change of
 * any kind.
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

    /** What comes before the name of a constant that belongs to no class, where a path might be. */
    public const CONSTANT = 'constant ';

    /** The state of a constant that must stay undefined. */
    private const UNDEFINED = 'undefined';

    /** The same of a class: its state is the path that PHP has loaded it from. */
    public const CLASS_NAME = 'class ';

    /**
     * The same of a class whose declaration nobody has read: it may depend on constants of no class, and what those were is not
     * known then.
     */
    public const UNREAD = 'unread ';

    /**
     * The state to remember of a file that holds no class: metadata in another form.
     *
     * When it changed after this process started, it may not be the one that was read. Then its state is one that equals no
     * other, so that a later process makes the code again.
     */
    public static function ofData(SourceFile $file): string
    {
        $start = $_SERVER['REQUEST_TIME'] ?? null;

        return \is_int($start) && $file->time > $start ? self::ABSENT : $file->state;
    }

    public static function ofConstant(string $name): string
    {
        try {
            return \defined($name) ? hash('xxh128', serialize(\constant($name))) : self::UNDEFINED;
        } catch (\Throwable) {
            // An object that cannot be written down.
            return self::ABSENT;
        }
    }

    /**
     * @param array{mtime: int, size: int, ctime: int, ...} $status
     */
    public static function print(array $status, string $hash): string
    {
        $time = self::timeOf($status);

        return ($time > time() - self::RACY_SECONDS ? 0 : $time) . "-{$status['size']}-{$hash}";
    }

    /**
     * The time of the last change of any kind: unlike mtime alone, no tool sets it back. On Windows, where ctime is that of the
     * file's creation, it is mtime.
     *
     * @param array{mtime: int, ctime: int, ...} $status
     */
    public static function timeOf(array $status): int
    {
        return max($status['mtime'], $status['ctime']);
    }

    public static function of(string $path): string
    {
        $status = self::status($path);
        [$hash] = $status === null ? [false] : Attempt::of(static fn(): string|false => hash_file('xxh128', $path));
        if ($status === null || $hash === false) {
            return self::ABSENT;
        }

        return self::print($status, $hash);
    }

    /**
     * The state to remember from now on when the file is still the same (mostly the one given), null when it is not.
     *
     * @param string $key of the code; a class that it names is loaded for this
     */
    public static function confirm(string $path, string $state, string $key = ''): ?string
    {
        if (str_starts_with($path, self::CLASS_NAME)) {
            // Applications may have classes of one name, and one Kiln.
            $name = substr($path, \strlen(self::CLASS_NAME));
            $isLoaded = class_exists($name, str_contains($key, $name)) || interface_exists($name, false) || trait_exists($name, false);

            return !$isLoaded || (new \ReflectionClass($name))->getFileName() === $state ? $state : null;
        }
        if (str_starts_with($path, self::CONSTANT)) {
            return $state !== self::ABSENT && self::ofConstant(substr($path, \strlen(self::CONSTANT))) === $state ? $state : null;
        }
        if (str_starts_with($path, self::UNREAD)) {
            return SourceFile::read($state)?->mayNameConstants(substr($path, \strlen(self::UNREAD))) === false ? $state : null;
        }
        $status = $state === self::ABSENT ? null : self::status($path);
        if ($status === null) {
            return null;
        }
        if (str_starts_with($state, self::timeOf($status) . "-{$status['size']}-")) {
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
