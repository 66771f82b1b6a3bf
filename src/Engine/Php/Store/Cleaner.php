<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\AtomicFile;
use Kiln\System\Attempt;

/**
 * Removes what Kiln made in a directory, of whatever Kiln and PHP, and nothing else.
 *
 * @internal
 */
final class Cleaner
{
    /**
     * @return int how many files were removed
     */
    public static function clear(DirectoryCheck $check): int
    {
        // Where others can write, they could lead us to somebody else's files.
        if (!$check->isUsable() || !$check->exists) {
            return 0;
        }
        $removed = 0;
        foreach (self::namesIn($check->path) as $name) {
            $path = $check->path . '/' . $name;
            $removed += match (true) {
                OwnFiles::isPlace($name) => self::clearPlace($path),
                $name === CompiledIndex::PRELOAD => self::remove($path, OwnFiles::isMarked(...)),
                OwnFiles::isSalt($name), AtomicFile::isTemporary($name) => self::remove($path, OwnFiles::isSaltText(...)),
                default => 0,
            };
        }

        return $removed;
    }

    /**
     * @return list<string>
     */
    public static function namesIn(string $directory): array
    {
        [$names] = Attempt::of(static fn(): array|false => \scandir($directory));

        return $names === false ? [] : \array_values(\array_diff($names, ['.', '..']));
    }

    private static function clearPlace(string $place): int
    {
        if (PathStatus::of($place)?->isDirectory() !== true) {
            return 0;
        }
        $removed = 0;
        foreach (self::namesIn($place) as $name) {
            $removed += self::remove($place . '/' . $name, match (true) {
                // A writer that was killed may have left any beginning of a file.
                AtomicFile::isTemporary($name) => OwnFiles::couldBe(...),
                default => OwnFiles::isMarked(...),
            });
        }
        // Only when nothing is left in it.
        Attempt::of(static fn(): bool => \rmdir($place));

        return $removed;
    }

    /**
     * @param \Closure(string): bool $isOurs told by the content
     */
    private static function remove(string $path, \Closure $isOurs): int
    {
        $bytes = PathStatus::of($path)?->isFile() === true ? Attempt::read($path) : null;
        if ($bytes === null || !$isOurs($bytes)) {
            return 0;
        }
        SealedFiles::forget($path);

        return Attempt::remove($path) ? 1 : 0;
    }
}
