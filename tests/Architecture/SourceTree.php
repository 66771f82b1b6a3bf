<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use FilesystemIterator;
use RecursiveCallbackFilterIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;

/**
 * @internal the files of the project, without installed packages, caches and version control
 */
final readonly class SourceTree
{
    private const LEFT_OUT = ['.git', '.idea', '.vscode', '.phpunit.cache', 'node_modules', 'var', 'vendor'];

    public static function root(): string
    {
        return \dirname(__DIR__, 2);
    }

    /**
     * @param string $folder relative to the root
     *
     * @return array<string, string> path relative to the root => content, in the order of the paths
     */
    public static function files(string $folder = '', string $suffix = ''): array
    {
        $root = self::root();
        $tree = new RecursiveCallbackFilterIterator(
            new RecursiveDirectoryIterator(rtrim($root . '/' . $folder, '/'), FilesystemIterator::SKIP_DOTS),
            static fn(SplFileInfo $file): bool => !\in_array($file->getFilename(), self::LEFT_OUT, true),
        );

        $files = [];
        foreach (new RecursiveIteratorIterator($tree) as $file) {
            if (!$file instanceof SplFileInfo || !$file->isFile() || !str_ends_with($file->getFilename(), $suffix)) {
                continue;
            }
            $content = file_get_contents($file->getPathname());
            if ($content === false) {
                throw new RuntimeException('Cannot read ' . $file->getPathname());
            }
            $files[substr($file->getPathname(), \strlen($root) + 1)] = $content;
        }
        ksort($files);

        return $files;
    }
}
