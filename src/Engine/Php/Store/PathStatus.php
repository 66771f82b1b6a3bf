<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * What lies at a path, a link not followed: lstat(2).
 *
 * @internal
 */
final readonly class PathStatus
{
    /** inode(7) */
    private const TYPE = 0170000;

    private const FILE = 0100000;

    private const DIRECTORY = 0040000;

    private const LINK = 0120000;

    private const STICKY = 01000;

    /**
     * @param int $time of its last change, see {@see self::timeOf()}
     */
    public function __construct(public int $owner, public int $group, public int $mode, public int $time) {}

    /**
     * @param array{uid: int, gid: int, mode: int, mtime: int, ctime: int, ...} $status as stat() and its like give it
     */
    public static function from(array $status): self
    {
        return new self($status['uid'], $status['gid'], $status['mode'], self::timeOf($status));
    }

    /**
     * Null when there is nothing, or nothing that may be looked at.
     */
    public static function of(string $path): ?self
    {
        if (\str_contains($path, "\0")) {
            // PHP 8.6 throws where others find nothing.
            return null;
        }
        \clearstatcache();
        if (\in_array(\ini_get('open_basedir'), ['', false], true)) {
            return self::look($path);
        }

        return Attempt::of(static fn(): ?self => self::look($path))[0];
    }

    /**
     * The time of the last change of any kind: unlike mtime alone, no tool sets it back. On Windows, where ctime is that of the
     * file's creation, it is mtime.
     *
     * @param array{mtime: int, ctime: int, ...} $status
     */
    public static function timeOf(array $status): int
    {
        return \max($status['mtime'], $status['ctime']);
    }

    public function isFile(): bool
    {
        return ($this->mode & self::TYPE) === self::FILE;
    }

    public function isDirectory(): bool
    {
        return ($this->mode & self::TYPE) === self::DIRECTORY;
    }

    public function isLink(): bool
    {
        return ($this->mode & self::TYPE) === self::LINK;
    }

    /**
     * Whether what lies in the directory can be renamed and removed by its owner only.
     */
    public function isSticky(): bool
    {
        return ($this->mode & self::STICKY) !== 0;
    }

    private static function look(string $path): ?self
    {
        // Without open_basedir the first two do not warn. The three of them share one system call.
        $status = \is_link($path) || \file_exists($path) ? \lstat($path) : false;

        return $status === false ? null : self::from($status);
    }
}
