<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Error\UnusableDirectory;
use Kiln\System\Attempt;

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
    /**
     * @param string $path   absolute and without links; as it was given when there is a problem
     * @param bool   $exists whether there is a directory
     * @param bool   $shared whether a directory on the way is open to others and sticky: others could have been here before
     *                       us, see {@see CodePlace}
     * @param string $place  the path that has the problem
     */
    public function __construct(
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
        if ($directory === '' || \str_contains($directory, "\0") || \str_contains($directory, '://')) {
            return new self($directory, false, false, DirectoryProblem::InvalidPath, $directory);
        }
        if (\PHP_OS_FAMILY === 'Windows') {
            return self::ofWindows($directory);
        }
        $from = $directory[0] === '/' ? '' : \getcwd();
        if ($from === false) {
            return new self($directory, false, false, DirectoryProblem::InvalidPath, $directory);
        }

        return (new DirectoryWalk($from . ($from === '' ? '' : '/') . $directory, $owners ?? TrustedOwners::ofThisProcess()))->check();
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
        while (PathStatus::of($existing) === null && \dirname($existing) !== $existing) {
            $existing = \dirname($existing);
        }

        return $this->isUsable() && Attempt::of(static fn(): bool => \is_writable($existing))[0];
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

    private static function ofWindows(string $directory): self
    {
        $path = \realpath($directory);
        if ($path === false) {
            return new self($directory, false, false);
        }

        return \is_dir($path) ? new self($path, true, false) : new self($path, false, false, DirectoryProblem::NotADirectory, $path);
    }
}
