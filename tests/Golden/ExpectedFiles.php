<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use PHPUnit\Framework\Assert;

/**
 * A folder of golden files.
 */
final readonly class ExpectedFiles
{
    private const UPDATE = 'KILN_UPDATE_FIXTURES';

    public function __construct(private string $folder) {}

    /**
     * Compares, or writes anew when that is asked for.
     *
     * @param array<string, string> $printed code by name of the file
     */
    public function assertAre(array $printed): void
    {
        if (getenv(self::UPDATE) === '1') {
            $this->replace($printed);
        }

        Assert::assertSame(array_keys($printed), self::names($this->folder), "The files in {$this->folder}. Run `make fixtures` if the change is right.");
        foreach ($printed as $name => $code) {
            Assert::assertStringEqualsFile("{$this->folder}/{$name}", $code, 'Run `make fixtures` if the change is right.');
        }
    }

    /**
     * @return list<string> of folders that stand in another one
     */
    public static function foldersIn(string $folder): array
    {
        return array_values(array_filter(self::names($folder), static fn(string $name): bool => is_dir("{$folder}/{$name}")));
    }

    /**
     * @param array<string, string> $files
     */
    private function replace(array $files): void
    {
        if (!is_dir($this->folder)) {
            mkdir($this->folder);
        }
        foreach (self::names($this->folder) as $name) {
            unlink("{$this->folder}/{$name}");
        }
        foreach ($files as $name => $code) {
            file_put_contents("{$this->folder}/{$name}", $code);
        }
    }

    /**
     * @return list<string>
     */
    private static function names(string $folder): array
    {
        $names = is_dir($folder) ? scandir($folder) : [];

        return $names === false ? [] : array_values(array_diff($names, ['.', '..']));
    }
}
