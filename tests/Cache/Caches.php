<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use PHPUnit\Framework\Assert;

/**
 * What `qa/require-caches var/caches` has found or unpacked.
 */
final readonly class Caches
{
    private const FOLDER = __DIR__ . '/../../var/caches';

    /**
     * The environment in which a PHP process has an extension: redis or apcu. Without it the test is skipped, and fails where
     * CI=true.
     *
     * @return array<string, string>
     */
    public static function environmentWith(string $extension): array
    {
        $folder = realpath(self::FOLDER . '/' . $extension);
        // phpredis needs igbinary, which `make test` loads in every process.
        $given = (string) getenv('PHP_INI_SCAN_DIR');
        $folders = array_unique([...explode(':', $given === '' ? ':' : $given), (string) realpath(self::FOLDER . '/igbinary'), (string) $folder]);
        $environment = ['PHP_INI_SCAN_DIR' => implode(':', $folders)];
        exec('PHP_INI_SCAN_DIR=' . escapeshellarg($environment['PHP_INI_SCAN_DIR']) . ' ' . escapeshellarg(\PHP_BINARY) . ' -m', $modules);
        if ($folder === false || !\in_array($extension, $modules, true)) {
            self::miss("the extension {$extension}");
        }

        return $environment;
    }

    /**
     * @return array{string, string} the program, and where libraries are that it may need
     */
    public static function redisServer(): array
    {
        $libraries = implode(':', (array) glob(self::FOLDER . '/root/usr/lib/*', \GLOB_ONLYDIR));
        foreach ([...explode(':', (string) getenv('PATH')), self::FOLDER . '/root/usr/bin'] as $folder) {
            if (is_executable("{$folder}/redis-server")) {
                return ["{$folder}/redis-server", $libraries];
            }
        }
        self::miss('redis-server');
    }

    private static function miss(string $what): never
    {
        $text = "There is no {$what}: run qa/require-caches var/caches.";
        if (getenv('CI') === 'true') {
            Assert::fail($text);
        }
        Assert::markTestSkipped($text);
    }
}
