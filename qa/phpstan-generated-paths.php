<?php

declare(strict_types=1);

/*
 * The folders of generated code that PHPStan analyses: every folder named
 * "expected" under tests/. PHPStan knows no patterns in "paths", hence this file.
 */

$found = [];
$folders = new RecursiveIteratorIterator(
    new RecursiveDirectoryIterator(__DIR__ . '/../tests', FilesystemIterator::SKIP_DOTS),
    RecursiveIteratorIterator::SELF_FIRST,
);
foreach ($folders as $folder) {
    if ($folder instanceof SplFileInfo && $folder->isDir() && $folder->getFilename() === 'expected') {
        $found[] = $folder->getPathname();
    }
}
sort($found);

return ['parameters' => ['paths' => $found]];
