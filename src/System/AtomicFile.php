<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * Files that appear whole or not at all: written under another name in the same directory, then renamed.
 *
 * A process that is killed in between leaves the other name behind. It hurts nobody, and who clears a directory knows it by {@see isTemporary()}.
 *
 * @internal
 */
final class AtomicFile
{
    private const PREFIX = 'kiln-tmp-';

    /** tempnam() appends the six characters of mkstemp(3), and from PHP 8.4 on a random number before them, in base 32. */
    private const PATTERN = '/^' . self::PREFIX . '(?:[0-9a-v]{13})?[A-Za-z0-9]{6}$/D';

    /**
     * Replaces what stands there.
     *
     * @param int $mode permissions, less the umask
     *
     * @throws CannotWrite
     */
    public static function write(string $path, string $bytes, int $mode): void
    {
        $temporary = self::prepare($path, $bytes, $mode);
        [$isDone, $warning] = Attempt::of(static fn(): bool => \rename($temporary, $path));
        if (!$isDone) {
            Attempt::remove($temporary);

            throw new CannotWrite("The file {$path} cannot be replaced: {$warning}.");
        }
    }

    /**
     * Whether a name is one that a killed process could have left behind.
     */
    public static function isTemporary(string $name): bool
    {
        return \preg_match(self::PATTERN, $name) === 1;
    }

    /**
     * Writes a file under another name in the directory of a path. It is left to the caller to rename or remove it.
     *
     * @param int $mode permissions, less the umask
     *
     * @throws CannotWrite
     *
     * @return string the path of that file
     */
    public static function prepare(string $path, string $bytes, int $mode): string
    {
        $directory = \dirname($path);
        [$temporary, $warning] = Attempt::of(static fn(): string|false => \tempnam($directory, self::PREFIX));
        if ($temporary === false) {
            throw new CannotWrite("No file can be made in {$directory}: {$warning}.");
        }
        // Where no file can be made, tempnam() makes one in the system's directory for temporary files.
        if (\realpath(\dirname($temporary)) !== \realpath($directory)) {
            Attempt::remove($temporary);

            throw new CannotWrite("No file can be made in {$directory}.");
        }
        [$size, $warning] = Attempt::of(static fn(): int|false => \file_put_contents($temporary, $bytes));
        if ($size !== \strlen($bytes)) {
            Attempt::remove($temporary);

            throw new CannotWrite("The file {$path} cannot be written: {$warning}.");
        }
        // tempnam() leaves it to the owner alone. Where that cannot be changed, it is enough.
        Attempt::of(static fn(): bool => \chmod($temporary, $mode & ~\umask()));

        return $temporary;
    }
}
