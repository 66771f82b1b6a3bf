<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * Directories for models; gone with this object.
 */
final class Workspace
{
    private readonly string $root;

    private int $count = 0;

    public function __construct()
    {
        $this->root = sys_get_temp_dir() . '/kiln-differential-' . bin2hex(random_bytes(6));
        mkdir($this->root, 0o700);
    }

    public function __destruct()
    {
        self::remove($this->root);
    }

    /**
     * Until the next one is asked for.
     */
    public function directory(): string
    {
        if ($this->count > 0) {
            self::remove("{$this->root}/{$this->count}");
        }
        $directory = "{$this->root}/" . ++$this->count;
        mkdir($directory, 0o700);

        return $directory;
    }

    private static function remove(string $path): void
    {
        if (is_dir($path) && !is_link($path)) {
            foreach (array_diff((array) scandir($path), ['.', '..']) as $name) {
                self::remove("{$path}/{$name}");
            }
            rmdir($path);
        } elseif (file_exists($path) || is_link($path)) {
            unlink($path);
        }
    }
}
