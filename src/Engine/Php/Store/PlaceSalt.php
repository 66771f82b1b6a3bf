<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * The random number in the name of a {@see CodePlace}, where others may put files next to the user's directory. Only we can
 * read it; it stands in `<directory>/<fingerprint>.salt`.
 *
 * Without it someone could have made a directory of the same name earlier, and opcache, which is one for all users of a
 * server, might still hold what lay there.
 *
 * @internal
 */
final class PlaceSalt
{
    public const SUFFIX = '.salt';

    public const PATTERN = '[0-9a-f]{32}';

    private const BYTES = 16;

    /** Permissions of its file, less the umask. */
    private const MODE = 0600;

    /**
     * Null where there is none, or what stands there is damaged.
     */
    public static function read(string $directory): ?string
    {
        $path = self::path($directory);
        $salt = Attempt::read($path);

        return $salt !== null && \preg_match('/^' . self::PATTERN . '$/D', $salt) === 1 ? $salt : null;
    }

    /**
     * The number that is there already, or a new one.
     *
     * @throws CannotWrite
     */
    public static function make(string $directory): string
    {
        $salt = self::read($directory);
        if ($salt === null) {
            $path = self::path($directory);
            $new = \bin2hex(\random_bytes(self::BYTES));
            self::writeUnlessThere($path, $new);
            $salt = self::read($directory);
            if ($salt === null) {
                // What stands there is damaged.
                AtomicFile::write($path, $new, self::MODE);
                $salt = self::read($directory);
            }
        }

        return $salt ?? throw new CannotWrite('The file ' . self::path($directory) . ' cannot be read.');
    }

    private static function path(string $directory): string
    {
        return $directory . '/' . CodeLookup::CURRENT . self::SUFFIX;
    }

    /**
     * Keeps what stands there: of several processes that come at once, one wins.
     *
     * @throws CannotWrite
     */
    private static function writeUnlessThere(string $path, string $bytes): void
    {
        if (!\function_exists('link')) {
            // Switched off by disable_functions. Then the last one wins.
            AtomicFile::write($path, $bytes, self::MODE);

            return;
        }
        $temporary = AtomicFile::prepare($path, $bytes, self::MODE);
        [$isDone, $warning] = Attempt::of(static fn(): bool => \link($temporary, $path));
        if (!$isDone && !\file_exists($path)) {
            // A file system without hard links.
            [$isDone, $warning] = Attempt::of(static fn(): bool => \rename($temporary, $path));
        }
        Attempt::remove($temporary);
        if (!$isDone && !\file_exists($path)) {
            throw new CannotWrite("The file {$path} cannot be made: {$warning}.");
        }
    }
}
