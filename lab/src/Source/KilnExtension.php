<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

/**
 * With and without Kiln's extension: what other processes need in their environment.
 */
final readonly class KilnExtension
{
    /** As qa/with-extension names the file that loads it. */
    private const CONFIGURATION = 'kiln.ini';

    /**
     * The extensions of this process, whatever else the other one would load: PHP-FPM has directories of its own for its
     * configuration, or none when it was not installed but unpacked.
     *
     * @return array<string, string>
     */
    public static function environment(bool $with): array
    {
        $scanned = php_ini_scanned_files();
        $directories = [];
        foreach ($scanned === false ? [] : explode(',', $scanned) as $file) {
            $file = trim($file);
            if ($file !== '' && ($with || basename($file) !== self::CONFIGURATION)) {
                $directories[\dirname($file)] = true;
            }
        }

        return ['PHP_INI_SCAN_DIR' => implode(':', array_keys($directories))];
    }
}
