<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * The directory for generated code when none was named: one per user and installation, below the system's directory for
 * temporary files, and closed to everybody else.
 *
 * @internal
 */
final class DefaultDirectory
{
    private const MODE = 0700;

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
        $temporary = realpath(sys_get_temp_dir());
        if ($temporary === false) {
            return null;
        }
        $ofUser = $temporary . \DIRECTORY_SEPARATOR . 'kiln-' . $user;
        $path = $ofUser . \DIRECTORY_SEPARATOR . substr(hash('sha256', \dirname(__DIR__, 4)), 0, 16);

        return self::isPrivate($ofUser, $user) && self::isPrivate($path, $user) ? $path : null;
    }

    private static function isPrivate(string $path, ?int $user): bool
    {
        clearstatcache(false, $path);
        $stat = @lstat($path);
        if ($stat === false) {
            if (!@mkdir($path, self::MODE) && !is_dir($path)) {
                return false;
            }
            clearstatcache(false, $path);
            $stat = @lstat($path);
        }
        if ($stat === false || ($stat['mode'] & TrustedOwners::TYPE) !== TrustedOwners::DIRECTORY) {
            return false;
        }

        return $user === null || ($stat['uid'] === $user && ($stat['mode'] & 0077) === 0);
    }
}
