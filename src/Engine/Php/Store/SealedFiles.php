<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * PHP files whose first line holds a hash of all that follows, so that damaged and foreign files show before they run.
 *
 * The hash guards against accidents (a full disk, a crash, an editor, a file that someone dropped there). Against intruders
 * stand the permissions that {@see DirectoryCheck} asks for: who can write here can also write a right hash.
 *
 * Reading and hashing a file costs more than running it from opcache. So it happens only when PHP would read the file
 * anyway: what opcache holds was whole when it was compiled, because half a PHP file does not compile.
 *
 * @internal
 */
final class SealedFiles
{
    /** What every such file begins with, before the hash. */
    public const MARK = '<?php // Kiln ';

    /** @var array<string, mixed> what files returned that opcache does not hold, by their seal */
    private static array $returned = [];

    private readonly bool $isOpcacheOpen;

    public function __construct(private readonly TrustedOwners $owners)
    {
        // With opcache.restrict_api the question may be answered with a warning only. Then every file is looked at.
        $this->isOpcacheOpen = \function_exists('opcache_is_script_cached') && \in_array(\ini_get('opcache.restrict_api'), [false, ''], true);
    }

    /**
     * @param string $code begins with {@see GeneratedClass::OPENING}
     */
    public static function seal(string $code): string
    {
        $body = \substr($code, \strlen(GeneratedClass::OPENING));

        return self::MARK . \hash('xxh128', $body) . "\n" . $body;
    }

    /**
     * What was sealed.
     */
    public static function unseal(string $file): string
    {
        return GeneratedClass::OPENING . \substr($file, (int) \strpos($file, "\n") + 1);
    }

    /**
     * Tells opcache that a file is gone or another one. It can, however little it trusts time stamps.
     */
    public static function forget(string $path): void
    {
        if (\function_exists('opcache_invalidate')) {
            // It warns where opcache.restrict_api does not let us.
            Attempt::of(static fn(): bool => \opcache_invalidate($path, true));
        }
    }

    /**
     * Runs a file and hands on what it returns; null when it is not there, not whole, not Kiln's or not safe to run.
     */
    public function run(string $path): mixed
    {
        if ($this->isOpcacheOpen && \opcache_is_script_cached($path)) {
            return self::include($path);
        }
        $bytes = $this->read($path);

        // PHP compiles a file each time, and never gives up the memory of a class that it has compiled twice.
        return $bytes === null ? null : self::$returned[self::sealOf($bytes)] ??= self::include($path);
    }

    /**
     * Runs a file that was stored a moment ago.
     *
     * @param string $bytes of the file
     */
    public function runStored(string $path, string $bytes): void
    {
        self::$returned[self::sealOf($bytes)] ??= self::include($path);
    }

    /**
     * The bytes of a regular file of a trusted owner that nobody else can write, where it is whole.
     */
    public function read(string $path): ?string
    {
        $status = PathStatus::of($path);
        if ($status === null || !$status->isFile() || !$this->owners->permit($status)) {
            return null;
        }
        $bytes = Attempt::read($path) ?? '';
        $seal = self::sealOf($bytes);

        return $seal === self::MARK . \hash('xxh128', \substr($bytes, \strlen($seal) + 1)) ? $bytes : null;
    }

    private static function sealOf(string $bytes): string
    {
        return \substr($bytes, 0, (int) \strpos($bytes, "\n"));
    }

    /**
     * A function of its own, so that the file sees no variable but its path. The file may vanish at any moment: hence "@".
     */
    private static function include(string $path): mixed
    {
        try {
            return @include $path;
        } catch (\Throwable) {
            return null;
        }
    }
}
