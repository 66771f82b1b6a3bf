<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Symfony\Component\Filesystem\Filesystem;

/**
 * Where contenders keep what they generate: a directory each, readable by nobody else, as on a server.
 */
final readonly class CacheDirectories
{
    private Filesystem $files;

    public function __construct(private string $root)
    {
        $this->files = new Filesystem();
    }

    /**
     * The directory of one contender (or one purpose), made when it is not there.
     */
    public function of(string $name): string
    {
        $directory = $this->path($name);
        $this->files->mkdir($directory, 0o700);

        return $directory;
    }

    /**
     * Removes the directory of one contender with everything in it.
     */
    public function clear(string $name): void
    {
        $this->files->remove($this->path($name));
    }

    private function path(string $name): string
    {
        return $this->root . '/' . preg_replace('/\W+/', '-', $name);
    }

    public static function isEmpty(string $directory): bool
    {
        return \count((array) scandir($directory)) <= 2;
    }
}
