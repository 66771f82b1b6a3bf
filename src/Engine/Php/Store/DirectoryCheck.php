<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Error\UnusableDirectory;

/**
 * Whether code may be loaded from a directory: only when nobody can write there who could not make this process run code
 * anyway ({@see TrustedOwners}).
 *
 * - The directory belongs to a trusted user and is not writable by its group or by everyone. It may be read-only.
 * - So is every directory on the way to it, except that a sticky one (such as /tmp) may be writable by everyone, since what
 *   lies in it cannot be exchanged by others, and that a group of trusted users may write.
 * - Symbolic links on the way belong to trusted users, and what they point to is checked in the same way.
 * - Directories that hold this library itself are not judged: who can exchange what lies in them can exchange the library.
 * - Directories that open_basedir hides cannot be judged and are passed over: whoever set open_basedir chose what lies below.
 *
 * A directory that does not exist yet is usable when the way to it is.
 *
 * @internal
 */
final readonly class DirectoryCheck
{
    /** As in Linux, path_resolution(7). */
    private const MOST_LINKS = 40;

    private const STICKY = 01000;

    /**
     * @param string $path   absolute and without links, as far as it exists
     * @param bool   $exists whether there is a directory
     * @param bool   $shared whether a directory on the way is open to others and sticky: others could have been here before
     *                       us, see {@see DirectoryStore}
     * @param string $place  the path that has the problem
     */
    private function __construct(
        public string $path,
        public bool $exists,
        public bool $shared,
        public ?DirectoryProblem $problem = null,
        public string $place = '',
    ) {}

    /**
     * @param string $directory a relative path counts from the current working directory
     */
    public static function of(string $directory, ?TrustedOwners $owners = null): self
    {
        if ($directory === '' || str_contains($directory, "\0") || preg_match('~^[a-z][a-z0-9+.-]+://~i', $directory) === 1) {
            return new self($directory, false, false, DirectoryProblem::InvalidPath, $directory);
        }
        if (\PHP_OS_FAMILY === 'Windows') {
            return self::ofWindows($directory);
        }
        if ($directory[0] !== '/') {
            $directory = getcwd() . '/' . $directory;
        }
        clearstatcache();

        return self::walk($directory, $owners ?? TrustedOwners::ofThisProcess());
    }

    /**
     * Whether code may be loaded from here.
     */
    public function isUsable(): bool
    {
        return $this->problem === null;
    }

    /**
     * Whether files can be made here, as far as permissions tell. A full disk shows only when one is made.
     */
    public function isWritable(): bool
    {
        $existing = $this->path;
        while (!file_exists($existing) && \dirname($existing) !== $existing) {
            $existing = \dirname($existing);
        }

        return $this->isUsable() && is_writable($existing);
    }

    /**
     * @throws UnusableDirectory when code may not be loaded from here
     */
    public function assertUsable(): void
    {
        if ($this->problem !== null) {
            throw new UnusableDirectory($this->problem->value, $this->path, $this->problem->explain($this->place), $this->problem->remedy($this->place));
        }
    }

    private static function walk(string $directory, TrustedOwners $owners): self
    {
        $ahead = self::names($directory);
        $at = '';
        $links = 0;
        $shared = false;
        // The root directory holds everything, this library too: it is not judged.
        while ($ahead !== []) {
            $name = array_shift($ahead);
            if ($name === '..') {
                $at = $at === '' ? '' : self::parentOf($at);
                continue;
            }
            $path = "{$at}/{$name}";
            $stat = @lstat($path);
            if ($stat === false && self::isHidden($path)) {
                $at = $path;
                continue;
            }
            if ($stat === false) {
                $wanted = implode('/', [$path, ...$ahead]);

                return \in_array('..', $ahead, true)
                    ? new self($wanted, false, $shared, DirectoryProblem::InvalidPath, $wanted)
                    : new self($wanted, false, $shared);
            }
            if (($stat['mode'] & TrustedOwners::TYPE) === TrustedOwners::LINK) {
                $target = @readlink($path);
                if ($target === false || ++$links > self::MOST_LINKS) {
                    return new self($path, false, $shared, DirectoryProblem::TooManyLinks, $path);
                }
                if (!$owners->trust($stat['uid']) && !self::holdsLibrary($at)) {
                    return new self($path, false, $shared, DirectoryProblem::UntrustedLink, $path);
                }
                $ahead = [...self::names($target), ...$ahead];
                $at = str_starts_with($target, '/') ? '' : $at;
                continue;
            }
            if (($stat['mode'] & TrustedOwners::TYPE) !== TrustedOwners::DIRECTORY) {
                return new self($path, false, $shared, DirectoryProblem::NotADirectory, $path);
            }
            if ($ahead === []) {
                return self::judge($path, $stat, $shared, $owners);
            }
            $at = $path;
            if (self::holdsLibrary($path)) {
                continue;
            }
            if (!$owners->trust($stat['uid'])) {
                return new self($path, false, $shared, DirectoryProblem::UntrustedParent, $path);
            }
            if ($owners->isOpenToOthers($stat['gid'], $stat['mode'])) {
                if (($stat['mode'] & self::STICKY) === 0) {
                    return new self($path, false, $shared, DirectoryProblem::ParentWritableByOthers, $path);
                }
                $shared = true;
            }
        }

        // The path ended in "..", in nothing, or in what open_basedir hides.
        $path = $at === '' ? '/' : $at;
        $stat = @lstat($path);

        return $stat === false ? new self($path, false, $shared) : self::judge($path, $stat, $shared, $owners);
    }

    /**
     * @param array{uid: int, mode: int, ...} $stat
     */
    private static function judge(string $path, array $stat, bool $shared, TrustedOwners $owners): self
    {
        $problem = match (true) {
            !$owners->trust($stat['uid']) => DirectoryProblem::UntrustedOwner,
            $owners->isWritableByOthers($stat['mode']) => DirectoryProblem::WritableByOthers,
            default => null,
        };

        return new self($path, true, $shared, $problem, $path);
    }

    private static function ofWindows(string $directory): self
    {
        $path = realpath($directory);
        if ($path === false) {
            return new self($directory, false, false);
        }

        return is_dir($path) ? new self($path, true, false) : new self($path, false, false, DirectoryProblem::NotADirectory, $path);
    }

    /**
     * @return list<string>
     */
    private static function names(string $path): array
    {
        return array_values(array_filter(explode('/', $path), static fn(string $name): bool => $name !== '' && $name !== '.'));
    }

    private static function parentOf(string $path): string
    {
        return substr($path, 0, (int) strrpos($path, '/'));
    }

    /**
     * @param string $path '' is the root directory
     */
    private static function holdsLibrary(string $path): bool
    {
        $library = str_starts_with(__DIR__, 'phar://') ? substr(__DIR__, \strlen('phar://')) : __DIR__;

        return str_starts_with($library, $path . '/');
    }

    /**
     * Whether a directory lies above the places that open_basedir permits.
     */
    private static function isHidden(string $path): bool
    {
        foreach (explode(\PATH_SEPARATOR, (string) \ini_get('open_basedir')) as $permitted) {
            if (str_starts_with($permitted, $path . '/') && rtrim($permitted, '/') !== $path) {
                return true;
            }
        }

        return false;
    }
}
