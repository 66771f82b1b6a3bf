<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

/**
 * Finds what {@see \Kiln\Graph\Graph::export()} has written.
 *
 * @internal
 */
final class ExportedFiles
{
    /** So much of a file tells whether it was exported. */
    private const HEAD = 200;

    /**
     * @param string $path a file, or a directory in which it is looked for
     *
     * @return list<string> exported files, each with its parts
     */
    public static function in(string $path): array
    {
        $candidates = \is_dir($path) ? \glob(\rtrim($path, '/') . '/*.php') : [$path];
        $found = [];
        foreach ($candidates === false ? [] : $candidates as $file) {
            if (\str_contains((string) @\file_get_contents($file, length: self::HEAD), FilePrinter::MARK)) {
                $found += self::withParts($file);
            }
        }

        return \array_keys($found);
    }

    /**
     * @return array<string, true> by path
     */
    private static function withParts(string $file): array
    {
        $files = [$file => true];
        foreach (PartFiles::namedIn((string) @\file_get_contents($file)) as $name) {
            $part = \dirname($file) . "/{$name}";
            $files += \is_file($part) ? self::withParts($part) : [];
        }

        return $files;
    }
}
