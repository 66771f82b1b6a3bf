<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

/**
 * The PHP files below a path.
 *
 * @internal
 */
final class PhpFiles
{
    /** Directories of other people's code; one of them can still be named itself. */
    private const FOREIGN = ['vendor', 'node_modules'];

    /**
     * @param string $path of a file or a directory
     *
     * @return list<string> in a fixed order; hidden and linked directories and {@see FOREIGN} ones are passed over
     */
    public static function below(string $path): array
    {
        if (\is_file($path)) {
            return [$path];
        }
        $directories = new \RecursiveDirectoryIterator($path, \FilesystemIterator::SKIP_DOTS | \FilesystemIterator::CURRENT_AS_FILEINFO);
        $wanted = new \RecursiveCallbackFilterIterator($directories, static fn(\SplFileInfo $file): bool => $file->isDir()
            ? !\str_starts_with($file->getFilename(), '.') && !\in_array($file->getFilename(), self::FOREIGN, true)
            : $file->getExtension() === 'php');
        $files = [];
        /** @var \SplFileInfo $file */
        foreach (new \RecursiveIteratorIterator($wanted) as $file) {
            $files[] = $file->getPathname();
        }
        \sort($files, \SORT_STRING);

        return $files;
    }
}
