<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Symfony\Component\Filesystem\Filesystem;

/**
 * Where contenders keep what they generate: a directory each, readable by nobody else, as on a server.
 */
final readonly class CacheDirectories
{
    public function __construct(private string $root) {}

    /**
     * The directory of one contender (or one purpose), made when it is not there.
     */
    public function of(string $name): string
    {
        $directory = $this->root . '/' . preg_replace('/\W+/', '-', $name);
        (new Filesystem())->mkdir($directory, 0o700);

        return $directory;
    }

    public function clear(string $name): void
    {
        (new Filesystem())->remove($this->of($name));
    }

    public function isEmpty(string $name): bool
    {
        return \count((array) scandir($this->of($name))) <= 2;
    }
}
