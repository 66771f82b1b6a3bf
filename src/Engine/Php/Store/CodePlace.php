<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * The subdirectory for the code of this Kiln on this PHP, inside the directory that the user named.
 *
 * Its name is the fingerprint. Where others may put files next to the user's directory (as in /tmp), a random number that
 * only we can read follows it; the number stands in `<directory>/<fingerprint>.salt`. Without it someone could have made a
 * directory of the same name earlier, and opcache, which is one for all users of a server, might still hold what lay there.
 *
 * @internal
 */
final class CodePlace
{
    private const SALT_SUFFIX = '.salt';

    private const SALT_PATTERN = '[0-9a-f]{32}';

    private const SALT_BYTES = 16;

    /** What one user makes another may have to load. */
    private const OPEN_MODE = 0755;

    private const CLOSED_MODE = 0700;

    /** Permissions of files, less the umask. */
    private const OPEN_FILE_MODE = 0644;

    private const CLOSED_FILE_MODE = 0600;

    private const TEMPORARY_PREFIX = 'kiln-';

    /** tempnam() appends six characters. */
    private const TEMPORARY_PATTERN = self::TEMPORARY_PREFIX . '[A-Za-z0-9]{6}';

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
        clearstatcache();
        if ($place === null || !is_dir($place)) {
            $place = $this->path = $this->make();
            $this->isKnown = true;
        }
        $path = $place . '/' . $name;
        if (!$this->holds($path, $bytes)) {
            $this->replace($path, $bytes, self::OPEN_FILE_MODE);
        }

        return $path;
    }

    /**
     * @return list<string> of the files that lie there
     */
    public function names(): array
    {
        $place = $this->path();

        return $place === null ? [] : self::namesIn($place);
    }

    /**
     * Removes what Kiln made in the user's directory, for whatever Kiln and PHP, and nothing else.
     *
     * @return int how many files were removed
     */
    public function clear(): int
    {
        $this->isKnown = false;
        if (!$this->check->isUsable() || !$this->check->exists) {
            return 0;
        }
        $removed = 0;
        foreach (self::namesIn($this->check->path) as $name) {
            $path = $this->check->path . '/' . $name;
            if (preg_match('/^' . Fingerprint::PATTERN . '(?:-' . self::SALT_PATTERN . ')?$/D', $name) === 1 && is_dir($path) && !is_link($path)) {
                $removed += self::clearPlace($path);
            } elseif (preg_match('/^' . Fingerprint::PATTERN . '\\' . self::SALT_SUFFIX . '$/D', $name) === 1 || self::isTemporary($name)) {
                $removed += (int) (is_file($path) && @unlink($path));
            }
        }

        return $removed;
    }

    private static function clearPlace(string $place): int
    {
        $removed = 0;
        foreach (self::namesIn($place) as $name) {
            $path = $place . '/' . $name;
            if (SealedFile::isMarked($path) || (self::isTemporary($name) && is_file($path))) {
                SealedFile::forget($path);
                $removed += (int) @unlink($path);
            }
        }
        @rmdir($place);

        return $removed;
    }

    private static function isTemporary(string $name): bool
    {
        return preg_match('/^' . self::TEMPORARY_PATTERN . '$/D', $name) === 1;
    }

    /**
     * @return list<string>
     */
    private static function namesIn(string $directory): array
    {
        $names = @scandir($directory);

        return $names === false ? [] : array_values(array_diff($names, ['.', '..']));
    }

    private function find(): ?string
    {
        if (!$this->check->isUsable() || !$this->check->exists) {
            return null;
        }
        $salt = $this->check->shared ? $this->readSalt() : '';
        if ($salt === null) {
            return null;
        }
        $path = $this->check->path . '/' . Fingerprint::CURRENT . ($salt === '' ? '' : '-' . $salt);

        return $this->isPermitted($path) ? $path : null;
    }

    private function isPermitted(string $path): bool
    {
        return $this->owners->permit($path, TrustedOwners::DIRECTORY);
    }

    private function holds(string $path, string $bytes): bool
    {
        return $this->owners->permit($path, TrustedOwners::FILE) && @file_get_contents($path) === $bytes;
    }

    private function readSalt(): ?string
    {
        $salt = @file_get_contents($this->saltPath());

        return $salt !== false && preg_match('/^' . self::SALT_PATTERN . '$/D', $salt) === 1 ? $salt : null;
    }

    private function saltPath(): string
    {
        return $this->check->path . '/' . Fingerprint::CURRENT . self::SALT_SUFFIX;
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
        if ($this->check->shared && $this->readSalt() === null) {
            // Of two processes that come here at once the later one wins. The other's files are made again.
            $this->replace($this->saltPath(), bin2hex(random_bytes(self::SALT_BYTES)), self::CLOSED_FILE_MODE);
        }
        $path = $this->check->path . '/' . Fingerprint::CURRENT . ($this->check->shared ? '-' . $this->readSalt() : '');
        if (!is_dir($path)) {
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
        [$made, $warning] = Attempt::of(static fn(): bool => mkdir($path, $mode, true));
        if ($made !== true && !is_dir($path)) {
            throw new CannotWrite("The directory {$path} cannot be made: {$warning}.");
        }
    }

    /**
     * @throws CannotWrite
     */
    private function replace(string $path, string $bytes, int $mode): void
    {
        $directory = \dirname($path);
        [$temporary, $warning] = Attempt::of(static fn(): string|false => tempnam($directory, self::TEMPORARY_PREFIX));
        if (!\is_string($temporary)) {
            throw new CannotWrite("No file can be made in {$directory}: {$warning}.");
        }
        // Where no file can be made, tempnam() makes one in the system's directory for temporary files.
        if (\dirname($temporary) !== $directory) {
            @unlink($temporary);

            throw new CannotWrite("No file can be made in {$directory}: {$warning}.");
        }
        [$written, $warning] = Attempt::of(
            static fn(): bool => file_put_contents($temporary, $bytes) === \strlen($bytes)
                && chmod($temporary, $mode & ~umask())
                && rename($temporary, $path),
        );
        if ($written !== true) {
            @unlink($temporary);

            throw new CannotWrite("The file {$path} cannot be written: {$warning}.");
        }
        SealedFile::forget($path);
    }
}
