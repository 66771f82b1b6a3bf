<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Composer\InstalledVersions;

/**
 * The installed versions of packages.
 */
final readonly class Packages
{
    /**
     * @return array<string, string> by package; empty unless all of them are installed
     */
    public static function versions(string ...$packages): array
    {
        $versions = [];
        foreach ($packages as $package) {
            if (!InstalledVersions::isInstalled($package)) {
                return [];
            }
            $versions[$package] = InstalledVersions::getPrettyVersion($package) ?? 'unknown';
        }

        return $versions;
    }

    /**
     * @return array<string, string> the version of the extension; empty when PHP runs without it
     */
    public static function extension(string $name): array
    {
        $version = phpversion($name);

        return $version === false ? [] : ["ext-{$name}" => $version];
    }
}
