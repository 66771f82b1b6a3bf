<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Code that opcache holds, from a directory that was examined before: what most requests need, and nothing else.
 *
 * {@see DirectoryStore} examines a directory as far up as a rename could reach. Then it leaves a mark there: the name of the
 * directory, where Kiln lies, the device and the inode. Here only the place itself is looked at. The mark counts if it fits,
 * if the place belongs to a trusted user, and if nobody else can write to it.
 *
 * Without a mark, under another name, next to files of strangers, or where opcache does not hold the code, a DirectoryStore
 * does the work. It comes into being only then.
 *
 * @internal
 */
final class WarmStore implements CodeStore
{
    /** Write permission of the group or of everyone, as in {@see TrustedOwners}, which is not loaded for that. */
    private const WRITABLE_BY_OTHERS = 0022;

    private ?DirectoryStore $store = null;

    /** @var string|false|null what keys hold; false where there is no mark, null as long as nobody looked */
    private string|false|null $scope = null;

    /**
     * @param string      $directory as the user named it
     * @param list<mixed> $mark      what the directory must be marked with
     */
    private function __construct(private readonly string $directory, private readonly string $place, private readonly array $mark) {}

    /**
     * Null where more must be looked at.
     */
    public static function at(string $directory): ?self
    {
        $place = $directory . '/' . Fingerprint::CURRENT;
        // Without open_basedir the first does not warn. Both share one system call.
        if (!self::canAskOpcache() || \ini_get('open_basedir') !== '' || !\function_exists('posix_geteuid') || !is_dir($place)) {
            return null;
        }
        $status = stat($place);
        $isPermitted = $status !== false
            && ($status['uid'] === posix_geteuid() || $status['uid'] === 0)
            && ($status['mode'] & self::WRITABLE_BY_OTHERS) === 0;

        return $isPermitted ? new self($directory, $place, self::mark($directory, $status)) : null;
    }

    public function load(string $key): ?Entry
    {
        if ($this->markedScope() !== false) {
            $found = $this->run(EntryFile::nameOf($key));
            if (\is_array($found) && ($found['key'] ?? null) === $key && \is_string($found['main'] ?? null)) {
                // What code was made from is looked at by the DirectoryStore alone.
                $entry = new Entry($found['main'], [$found['main']], []);
                if (class_exists($entry->mainClass(), false)) {
                    return $entry;
                }
            }
        }

        return $this->store()->load($key);
    }

    public function save(string $key, string $main, array $classes, array $sourceFiles): Entry
    {
        return $this->store()->save($key, $main, $classes, $sourceFiles);
    }

    public function scope(): string
    {
        $scope = $this->markedScope();

        return $scope === false ? $this->store()->scope() : $scope;
    }

    public function pathOf(string $key): ?string
    {
        return $this->store()->pathOf($key);
    }

    /**
     * What is noted of a directory that was examined; the scope of its keys follows.
     *
     * @param array{dev: int, ino: int, ...} $place what stat() says of the place in it
     *
     * @return list<mixed>
     */
    public static function mark(string $directory, array $place): array
    {
        return [$directory, __DIR__, $place['dev'], $place['ino']];
    }

    /**
     * A directory may be known by several names, and to several installations of Kiln.
     */
    public static function nameOfMark(string $directory): string
    {
        return 'place-' . hash('xxh64', $directory . "\n" . __DIR__) . '.php';
    }

    private function markedScope(): string|false
    {
        if ($this->scope === null) {
            $found = $this->run(self::nameOfMark($this->directory));
            $scope = \is_array($found) && \array_slice($found, 0, -1) === $this->mark ? end($found) : false;
            $this->scope = \is_string($scope) ? $scope : false;
        }

        return $this->scope;
    }

    /**
     * Whether opcache is at work, and tells.
     */
    private static function canAskOpcache(): bool
    {
        return \function_exists('opcache_is_script_cached')
            && \in_array(\ini_get('opcache.restrict_api'), [false, ''], true)
            && opcache_is_script_cached(__FILE__);
    }

    /**
     * What opcache holds was examined when it came there.
     */
    private function run(string $name): mixed
    {
        $path = "{$this->place}/{$name}";

        try {
            return opcache_is_script_cached($path) ? self::include($path) : null;
        } catch (\Throwable) {
            return null;
        }
    }

    private function store(): DirectoryStore
    {
        if ($this->store === null) {
            $this->store = new DirectoryStore($this->directory, false);
            $this->store->check->assertUsable();
            $this->store->mark();
        }

        return $this->store;
    }

    /**
     * A function of its own, so that the file sees no variable but its path. The file may vanish at any moment: hence "@".
     */
    private static function include(string $path): mixed
    {
        return @include $path;
    }
}
