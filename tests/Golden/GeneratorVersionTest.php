<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Engine\Php\Store\CodeLookup;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Code that an older Kiln has printed must not run under a newer one, so its version must rise with every change of what
 * decides and prints. `make fixtures` notes the new state once it has risen.
 */
#[CoversNothing]
final class GeneratorVersionTest extends TestCase
{
    private const NOTE = __DIR__ . '/generator-version.json';

    /** What generated code depends on besides the classes it is made for. */
    private const SOURCES = [
        'Attribute', 'Type', 'Metadata', 'Plan', 'Engine/Php/Printer', 'Engine/Native/Lowering', 'Engine/Native/Program/ProgramPrinter.php', 'Engine/Planning.php',
        'Dialect/Jms/Metadata', 'Dialect/Jms/UserCode', 'Dialect/Jms/Plan', 'Dialect/Jms/Print', 'Dialect/Jms/Lower', 'Bridge/Jms/Metadata', 'Bridge/Jms/UserCode',
    ];

    #[Test]
    public function versionRisesWithEveryChangeOfTheGenerator(): void
    {
        $now = ['generator' => CodeLookup::GENERATOR, 'sources' => $this->digest()];
        $noted = is_file(self::NOTE) ? json_decode((string) file_get_contents(self::NOTE), true) : null;
        if (getenv('KILN_UPDATE_FIXTURES') === '1' && (!\is_array($noted) || $noted['generator'] !== $now['generator'])) {
            file_put_contents(self::NOTE, json_encode($now, JSON_PRETTY_PRINT) . "\n");
            $noted = $now;
        }

        self::assertSame($now, $noted, 'What plans or prints has changed: raise CodeLookup::GENERATOR, then run make fixtures.');
    }

    /**
     * Of the code alone, without comments and spaces.
     */
    private function digest(): string
    {
        $hash = hash_init('xxh128');
        foreach (self::SOURCES as $source) {
            $path = \dirname(__DIR__, 2) . "/src/{$source}";
            foreach (is_dir($path) ? $this->filesIn($path) : [$path] as $file) {
                hash_update($hash, php_strip_whitespace($file));
            }
        }

        return hash_final($hash);
    }

    /**
     * @return list<string>
     */
    private function filesIn(string $directory): array
    {
        $files = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($directory, \FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof \SplFileInfo && $file->getExtension() === 'php') {
                $files[] = $file->getPathname();
            }
        }
        sort($files, SORT_STRING);

        return $files;
    }
}
