<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

use Symfony\Component\Filesystem\Filesystem;

/**
 * The values in all forms, as files: written once, then read.
 */
final readonly class DumpFiles
{
    private Filesystem $files;

    public function __construct(private string $directory)
    {
        $this->files = new Filesystem();
        $this->files->remove($directory);
    }

    public function of(DumpForm $form, Size $size): string
    {
        $file = $form->file("{$this->directory}/{$form->value}", $size);
        if (!is_file($file)) {
            $this->files->mkdir(\dirname($file));
            $form->write($size->value($form->family()), $file);
        }

        return $file;
    }

    /**
     * Those of parts included.
     */
    public function bytes(DumpForm $form, Size $size): int
    {
        return array_sum(array_map(filesize(...), self::withParts($this->of($form, $size))));
    }

    /**
     * @return non-empty-list<string> the file, and those beside it that Kiln has made of a large value
     */
    public static function withParts(string $file): array
    {
        $parts = str_ends_with($file, '.php') ? glob(substr($file, 0, -4) . '.*.part.php') : [];

        return [$file, ...\is_array($parts) ? $parts : []];
    }
}
