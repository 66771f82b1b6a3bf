<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\ProcessStart;

/**
 * Files that are certainly the ones that PHP has loaded: nobody has touched them since before opcache or this process started.
 *
 * Whatever runs here was loaded after that. Only the time of the last change of any kind counts, because no tool sets it
 * back. It must be old for the file and for each directory above it: a rename changes the directories that it takes a name
 * from or gives one to (POSIX.1-2017, rename()), and in file systems of Linux what gets another name.
 *
 * Where PHP may run what an earlier opcache has kept in files, or where these times mean something else, no file is one of
 * them.
 *
 * @internal
 */
final class UntouchedFiles
{
    /** How far the clock of a file server may be behind the one of this machine. */
    private const SKEW_SECONDS = 60;

    /** Of php-src, its extensions included. */
    private const FILTERS_OF_PHP = [
        'string.rot13', 'string.toupper', 'string.tolower', 'convert.*', 'consumed', 'dechunk', 'convert.iconv.*', 'zlib.*', 'bzip2.*',
    ];

    /** @var array<string, bool> by path, whether it and those above it are untouched */
    private array $directories = [];

    private function __construct(private readonly int $since) {}

    public static function none(): self
    {
        return new self(0);
    }

    public static function sinceLoadingBegan(): self
    {
        $canTell = \PHP_OS_FAMILY !== 'Windows'
            && \ini_get('opcache.file_cache') . \ini_get('open_basedir') === ''
            // With others, code may have been changed as it was loaded.
            && \array_diff(\stream_get_filters(), self::FILTERS_OF_PHP) === [];
        $start = $canTell ? self::startOfOpcache() ?? ProcessStart::time() : null;

        return $start === null ? self::none() : self::since($start);
    }

    private static function startOfOpcache(): ?int
    {
        /** @var array{opcache_statistics: array{start_time: int, ...}, ...}|false $status */
        $status = \function_exists('opcache_get_status') && \ini_get('opcache.restrict_api') === '' ? \opcache_get_status(false) : false;

        return $status === false ? null : $status['opcache_statistics']['start_time'];
    }

    /**
     * @param int $start of what loads files, in seconds since 1970
     */
    public static function since(int $start): self
    {
        return new self($start - self::SKEW_SECONDS);
    }

    public function include(string $path, SourceFile $file): bool
    {
        return $file->time < $this->since && $file->isPlain && $path[0] === '/' && $this->isInPlace(\dirname($path));
    }

    private function isInPlace(string $directory): bool
    {
        // Nothing can take the place of the root, which is as young as the container that PHP runs in.
        return $directory === '/' || ($this->directories[$directory] ??= $this->isUntouched($directory) && $this->isInPlace(\dirname($directory)));
    }

    /**
     * A link is no directory: nobody knows where it led to.
     */
    private function isUntouched(string $directory): bool
    {
        $status = PathStatus::of($directory);

        return $status !== null && $status->isDirectory() && $status->time < $this->since;
    }
}
