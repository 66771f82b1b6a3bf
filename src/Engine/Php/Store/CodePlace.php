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
            AtomicFile::write($path, $bytes, self::OPEN_FILE_MODE);
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

    /**
     * Whether a directory of this name is a place for code, of whatever Kiln and PHP.
     */
    public static function isPlace(string $name): bool
    {
        return preg_match('/^' . CodeLookup::PLACES . '(?:-' . self::SALT_PATTERN . ')?$/D', $name) === 1;
    }

    /**
     * Whether a file of this name holds the random number of a place.
     */
    public static function isSalt(string $name): bool
    {
        return preg_match('/^' . CodeLookup::PLACES . preg_quote(self::SALT_SUFFIX, '/') . '$/D', $name) === 1;
    }

    /**
     * Whether this is a random number or the beginning of one.
     */
    public static function isSaltText(string $bytes): bool
    {
        return preg_match('/^[0-9a-f]{0,32}$/D', $bytes) === 1;
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

    private function readSalt(): ?string
    {
        $path = $this->saltPath();
        $salt = Attempt::read($path);

        return $salt !== null && preg_match('/^' . self::SALT_PATTERN . '$/D', $salt) === 1 ? $salt : null;
    }

    private function saltPath(): string
    {
        return $this->check->path . '/' . CodeLookup::CURRENT . self::SALT_SUFFIX;
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
        $path = $this->check->path . '/' . CodeLookup::CURRENT . ($this->check->shared ? '-' . $this->makeSalt() : '');
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
    private function makeSalt(): string
    {
        $salt = $this->readSalt();
        if ($salt === null) {
            $path = $this->saltPath();
            $new = bin2hex(random_bytes(self::SALT_BYTES));
            AtomicFile::writeUnlessThere($path, $new, self::CLOSED_FILE_MODE);
            $salt = $this->readSalt();
            if ($salt === null) {
                // What stands there is damaged.
                AtomicFile::write($path, $new, self::CLOSED_FILE_MODE);
                $salt = $this->readSalt();
            }
        }

        return $salt ?? throw new CannotWrite("The file {$this->saltPath()} cannot be read.");
    }

    /**
     * @throws CannotWrite
     */
    private static function makeDirectory(string $path, int $mode): void
    {
        // Another process may be the one that makes it.
        [$isThere, $warning] = Attempt::of(static fn(): bool => mkdir($path, $mode, true) || is_dir($path));
        if (!$isThere) {
            throw new CannotWrite("The directory {$path} cannot be made: {$warning}.");
        }
    }
}
