<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

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
final readonly class TrustedOwners
{
    private const ROOT = 0;

    /** Types of files, as they stand in the mode: inode(7). */
    public const TYPE = 0170000;

    public const FILE = 0100000;

    public const DIRECTORY = 0040000;

    public const LINK = 0120000;

    /** Write permission of the group or of everyone. */
    private const WRITABLE_BY_OTHERS = 0022;

    private const GROUP_WRITABLE = 0020;

    private const WORLD_WRITABLE = 0002;

    /**
     * @param list<int>|null $users null when the file system knows no owners
     */
    public function __construct(private ?array $users) {}

    public static function ofThisProcess(): self
    {
        if (\PHP_OS_FAMILY === 'Windows') {
            return new self(null);
        }
        $user = self::effectiveUser();
        $deployer = @fileowner(__FILE__);

        return new self([self::ROOT, ...($user === null ? [] : [$user]), ...($deployer === false ? [] : [$deployer])]);
    }

    /**
     * The user who owns what this process makes; null when that cannot be found out.
     */
    public static function effectiveUser(): ?int
    {
        if (\function_exists('posix_geteuid')) {
            return posix_geteuid();
        }
        $file = @tmpfile();
        $stat = $file === false ? false : fstat($file);

        return $stat === false ? null : $stat['uid'];
    }

    public function trust(int $user): bool
    {
        return $this->users === null || \in_array($user, $this->users, true);
    }

    /**
     * Whether a path holds a thing of a type, not a link to one, that nobody else can write.
     */
    public function permit(string $path, int $type): bool
    {
        clearstatcache(false, $path);
        $stat = @lstat($path);

        return $stat !== false
            && ($stat['mode'] & self::TYPE) === $type
            && $this->trust($stat['uid'])
            && !$this->isWritableByOthers($stat['mode']);
    }

    public function isWritableByOthers(int $mode): bool
    {
        return $this->users !== null && ($mode & self::WRITABLE_BY_OTHERS) !== 0;
    }

    /**
     * Whether others can put something into a directory that is on the way to ours.
     *
     * A group does not count when it consists of trusted users: where each user has a group of the same name, projects are
     * often writable by that group (USERGROUPS_ENAB in login.defs(5), pam_umask(8)). Nobody but the namesake has such a
     * group as the primary one; all others stand in its list of members.
     */
    public function isOpenToOthers(int $group, int $mode): bool
    {
        if ($this->users === null) {
            return false;
        }

        return ($mode & self::WORLD_WRITABLE) !== 0 || (($mode & self::GROUP_WRITABLE) !== 0 && !$this->isPrivate($group));
    }

    private function isPrivate(int $group): bool
    {
        if (!\function_exists('posix_getgrgid') || !\function_exists('posix_getpwnam')) {
            return false;
        }
        $entry = posix_getgrgid($group);
        if ($entry === false) {
            return false;
        }
        foreach ([$entry['name'], ...$entry['members']] as $name) {
            $user = posix_getpwnam($name);
            if ($user === false || !$this->trust($user['uid'])) {
                return false;
            }
        }

        return true;
    }
}
