<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * The directory for generated code when none was named: one per user and installation, below the system's directory for
 * temporary files, and closed to everybody else.
 *
 * @internal
 */
final class DefaultDirectory
{
    private const MODE = 0700;

    private const PERMISSIONS = 0777;

    /**
     * Makes the directory when it is not there. Null when it cannot be made, or when there is something that is not
     * ours alone: somebody else came first.
     */
    public static function path(): ?string
    {
        $user = TrustedOwners::effectiveUser();
        if ($user === null && \PHP_OS_FAMILY !== 'Windows') {
            return null;
        }
        [$temporary] = Attempt::of(static fn(): string|false => \realpath(\sys_get_temp_dir()));
        if ($temporary === false) {
            return null;
        }
        $ofUser = $temporary . \DIRECTORY_SEPARATOR . 'kiln-' . $user;
        $path = $ofUser . \DIRECTORY_SEPARATOR . \hash('xxh64', \dirname(__DIR__, 4));

        return self::isPrivate($ofUser, $user) && self::isPrivate($path, $user) ? $path : null;
    }

    private static function isPrivate(string $path, ?int $user): bool
    {
        $status = PathStatus::of($path);
        if ($status === null) {
            Attempt::of(static fn(): bool => \mkdir($path, self::MODE));
            // Whoever made it.
            $status = PathStatus::of($path);
        }
        if ($status === null || !$status->isDirectory()) {
            return false;
        }

        return $user === null || ($status->owner === $user && ($status->mode & ~self::MODE & self::PERMISSIONS) === 0);
    }
}
