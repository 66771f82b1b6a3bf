<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * The subdirectory for the code of this Kiln on this PHP, inside the directory that the user named.
 *
 * Its name is the fingerprint. Where others may put files next to the user's directory (as in /tmp), a random number that
 * only we can read follows it ({@see PlaceSalt}).
 *
 * @internal
 */
final class CodePlace
{
    /** What one user makes another may have to load. */
    private const OPEN_MODE = 0755;

    private const CLOSED_MODE = 0700;

    /** Permissions of files, less the umask. */
    private const FILE_MODE = 0644;

    private ?string $path = null;

    private bool $isKnown = false;

    public function __construct(private DirectoryCheck $check, private readonly TrustedOwners $owners) {}

    /**
     * Null when it is not there yet or must not be used. Looked up once, and again when somebody else could have taken the
     * place of a directory that a cleaner took away.
     */
    public function path(): ?string
    {
        if (!$this->isKnown) {
            $this->path = $this->find();
            $this->isKnown = true;
        } elseif ($this->path !== null && $this->check->shared && !$this->isPermitted($this->path)) {
            $this->check = DirectoryCheck::of($this->check->path, $this->owners);
            $this->path = $this->find();
        }

        return $this->path;
    }

    /**
     * Puts a file there, all at once, and makes the place when it is not there.
     *
     * @throws CannotWrite
     */
    public function write(string $name, string $bytes): string
    {
        $place = $this->path();
        \clearstatcache();
        if ($place === null || !\is_dir($place)) {
            $place = $this->path = $this->make();
            $this->isKnown = true;
        }
        $path = $place . '/' . $name;
        if (!$this->holds($path, $bytes)) {
            AtomicFile::write($path, $bytes, self::FILE_MODE);
            SealedFiles::forget($path);
        }

        return $path;
    }

    /**
     * @return list<string> of the files that lie there
     */
    public function names(): array
    {
        $place = $this->path();

        return $place === null ? [] : Cleaner::namesIn($place);
    }

    /**
     * Removes what Kiln made in the user's directory.
     *
     * @return int how many files were removed
     */
    public function clear(): int
    {
        $this->isKnown = false;

        return Cleaner::clear($this->check = DirectoryCheck::of($this->check->path, $this->owners));
    }

    private function find(): ?string
    {
        if (!$this->check->isUsable() || !$this->check->exists) {
            return null;
        }
        $salt = $this->check->shared ? PlaceSalt::read($this->check->path) : '';
        if ($salt === null) {
            return null;
        }
        $path = $this->check->path . '/' . CodeLookup::CURRENT . ($salt === '' ? '' : '-' . $salt);

        return $this->isPermitted($path) ? $path : null;
    }

    private function isPermitted(string $path): bool
    {
        $status = PathStatus::of($path);

        return $status !== null && $status->isDirectory() && $this->owners->permit($status);
    }

    private function holds(string $path, string $bytes): bool
    {
        $status = PathStatus::of($path);

        return $status !== null && $status->isFile() && $this->owners->permit($status) && Attempt::read($path) === $bytes;
    }

    /**
     * @throws CannotWrite
     */
    private function make(): string
    {
        $this->check = DirectoryCheck::of($this->check->path, $this->owners);
        $mode = $this->check->shared ? self::CLOSED_MODE : self::OPEN_MODE;
        if ($this->check->isUsable() && !$this->check->exists) {
            self::makeDirectory($this->check->path, $mode);
            // Somebody else may have made it in the meantime.
            $this->check = DirectoryCheck::of($this->check->path, $this->owners);
        }
        if ($this->check->problem !== null) {
            throw new CannotWrite($this->check->problem->explain($this->check->place));
        }
        $path = $this->check->path . '/' . CodeLookup::CURRENT . ($this->check->shared ? '-' . PlaceSalt::make($this->check->path) : '');
        if (!\is_dir($path)) {
            self::makeDirectory($path, $mode);
        }
        if (!$this->isPermitted($path)) {
            throw new CannotWrite("{$path} is not a directory that only its owner can write.");
        }

        return $path;
    }

    /**
     * @throws CannotWrite
     */
    private static function makeDirectory(string $path, int $mode): void
    {
        // Another process may be the one that makes it.
        [$isThere, $warning] = Attempt::of(static fn(): bool => \mkdir($path, $mode, true) || \is_dir($path));
        if (!$isThere) {
            throw new CannotWrite("The directory {$path} cannot be made: {$warning}.");
        }
    }
}
