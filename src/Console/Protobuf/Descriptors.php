<?php

declare(strict_types=1);

namespace Kiln\Console\Protobuf;

use Kiln\Console\Failure;

/**
 * What protoc says about `.proto` files.
 *
 * @internal
 */
final readonly class Descriptors
{
    /**
     * @param list<string> $files   `.proto` files, or descriptors that protoc has written
     * @param list<string> $folders in which protoc looks for files
     *
     * @throws Failure
     *
     * @return array<string, string> descriptors, by the file that they are of
     */
    public static function of(array $files, array $folders): array
    {
        $descriptors = $sources = [];
        foreach ($files as $file) {
            if (!\is_file($file)) {
                throw Failure::usage("There is no file {$file}.");
            }
            if (\str_ends_with($file, '.proto')) {
                $sources[] = $file;
            } else {
                $descriptors[$file] = (string) \file_get_contents($file);
            }
        }

        return $sources === [] ? $descriptors : $descriptors + [\implode(', ', $sources) => self::ask($sources, $folders)];
    }

    /**
     * @param list<string> $sources
     * @param list<string> $folders
     *
     * @throws Failure
     */
    private static function ask(array $sources, array $folders): string
    {
        $result = \tempnam(\sys_get_temp_dir(), 'kiln');
        if ($result === false) {
            throw Failure::finding('not_writable', 'There is no place for a temporary file.');
        }
        $folders = $folders === [] ? \array_values(\array_unique(\array_map(\dirname(...), $sources))) : $folders;
        $command = ['protoc', ...\array_map(static fn(string $folder): string => "--proto_path={$folder}", $folders), '--include_imports', '--include_source_info', "--descriptor_set_out={$result}", ...$sources];
        try {
            \exec(\implode(' ', \array_map(\escapeshellarg(...), $command)) . ' 2>&1', $lines, $status);
            if ($status !== 0) {
                throw Failure::finding(
                    $status === 127 ? 'no_protoc' : 'protoc',
                    $status === 127 ? 'protoc cannot be run. It comes with Protocol Buffers; Debian calls the package protobuf-compiler.' : 'protoc says: ' . \implode("\n", $lines),
                );
            }

            return (string) \file_get_contents($result);
        } finally {
            \unlink($result);
        }
    }
}
