<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * The users whose files may run in this process: those who can make it run what they like anyway.
 *
 * These are root, the effective user of the process, and the owner of Kiln's own files. The last one is the user who
 * deploys, when PHP runs as another: who may write the library may write the code that the library loads.
 *
 * On Windows, where PHP reports neither owners nor permissions, every owner counts as trusted.
 *
 * @internal
 */
final class TrustedOwners
{
    private const ROOT = 0;

    private const GROUP_WRITABLE = 0020;

    private const WORLD_WRITABLE = 0002;

    private int|false|null $deployer = null;

    /**
     * @param int|null $user           the effective user of the process; null when it is not known
     * @param bool     $areOwnersKnown false where the file system does not tell
     */
    public function __construct(private readonly ?int $user, private readonly bool $areOwnersKnown = true) {}

    public static function ofThisProcess(): self
    {
        return \PHP_OS_FAMILY === 'Windows' ? new self(null, false) : new self(self::effectiveUser());
    }

    /**
     * The user who owns what this process makes; null when that cannot be found out.
     */
    public static function effectiveUser(): ?int
    {
        if (\function_exists('posix_geteuid')) {
            return \posix_geteuid();
        }
        [$file] = Attempt::of(\tmpfile(...));
        $stat = $file === false ? false : \fstat($file);

        return $stat === false ? null : $stat['uid'];
    }

    public function trust(int $user): bool
    {
        return $user === self::ROOT
            || $user === $this->user
            || !$this->areOwnersKnown
            || $user === ($this->deployer ??= \fileowner(__FILE__));
    }

    /**
     * Whether nobody else can write a file or a directory.
     */
    public function permit(PathStatus $status): bool
    {
        return $this->trust($status->owner) && !$this->isWritableByOthers($status);
    }

    public function isWritableByOthers(PathStatus $status): bool
    {
        return $this->areOwnersKnown && ($status->mode & CodeLookup::WRITABLE_BY_OTHERS) !== 0;
    }

    /**
     * Whether others can put something into a directory that is on the way to ours.
     *
     * A group does not count when it consists of trusted users: where each user has a group of the same name, projects are
     * often writable by that group (USERGROUPS_ENAB in login.defs(5), pam_umask(8)). Nobody but the namesake has such a
     * group as the primary one; all others stand in its list of members.
     */
    public function isOpenToOthers(PathStatus $status): bool
    {
        if (!$this->areOwnersKnown) {
            return false;
        }

        return ($status->mode & self::WORLD_WRITABLE) !== 0
            || (($status->mode & self::GROUP_WRITABLE) !== 0 && !$this->isPrivate($status->group));
    }

    private function isPrivate(int $group): bool
    {
        if (!\function_exists('posix_getgrgid') || !\function_exists('posix_getpwnam')) {
            return false;
        }
        $entry = \posix_getgrgid($group);
        if ($entry === false) {
            return false;
        }
        foreach ([$entry['name'], ...$entry['members']] as $name) {
            $user = \posix_getpwnam($name);
            if ($user === false || !$this->trust($user['uid'])) {
                return false;
            }
        }

        return true;
    }
}
