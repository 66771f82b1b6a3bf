<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/** How the lab starts PHP again: with the settings of this process, and with Kiln's extension or without. */
final readonly class Php
{
    private const SETTINGS = [
        'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.memory_consumption', 'opcache.interned_strings_buffer',
        'opcache.file_update_protection', 'memory_limit', 'zend.assertions', 'error_reporting',
    ];

    /** As qa/with-extension names the file that loads it. */
    private const CONFIGURATION = 'kiln.ini';

    /**
     * @param list<string>          $arguments
     * @param array<string, string> $settings  that differ from those of this process
     *
     * @return list<string>
     */
    public static function command(array $arguments, array $settings = []): array
    {
        $command = [PHP_BINARY];
        foreach (self::SETTINGS as $setting) {
            array_push($command, '-d', $setting . '=' . ($settings[$setting] ?? (string) \ini_get($setting)));
        }

        return [...$command, \dirname(__DIR__, 2) . '/bench', 'work', ...$arguments];
    }

    /**
     * The extensions of this process, whatever else the other one would load: PHP-FPM has directories of its own for its
     * configuration, or none when it was not installed but unpacked.
     *
     * @return array<string, string>
     */
    public static function environment(bool $withKiln): array
    {
        $scanned = php_ini_scanned_files();
        $directories = [];
        foreach ($scanned === false ? [] : explode(',', $scanned) as $file) {
            $file = trim($file);
            if ($file !== '' && ($withKiln || basename($file) !== self::CONFIGURATION)) {
                $directories[\dirname($file)] = true;
            }
        }

        return ['PHP_INI_SCAN_DIR' => implode(':', array_keys($directories))];
    }
}
