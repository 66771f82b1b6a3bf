<?php

declare(strict_types=1);

namespace Kiln\Tests;

final readonly class TemporaryDirectory
{
    /**
     * @return string an empty directory that nobody else can write to; it goes with the process at the latest
     */
    public static function create(): string
    {
        $directory = sys_get_temp_dir() . '/kiln-test-' . bin2hex(random_bytes(8));
        mkdir($directory, 0o700);
        register_shutdown_function(self::remove(...), $directory);

        return $directory;
    }

    public static function remove(string $directory): void
    {
        if (!is_dir($directory)) {
            return;
        }
        chmod($directory, 0o700);
        foreach (array_diff((array) scandir($directory), ['.', '..']) as $name) {
            $path = $directory . '/' . $name;
            is_dir($path) && !is_link($path) ? self::remove($path) : unlink($path);
        }
        rmdir($directory);
    }
}
