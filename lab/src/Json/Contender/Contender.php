<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Composer\InstalledVersions;
use Kiln\Engine;
use Kiln\Lab\Functions;
use Kiln\Lab\Json\Workload;

/** A serializer in the best configuration that its documentation offers for the work at hand. */
final readonly class Contender
{
    /** How every contender writes JSON: the flags that Kiln uses. */
    public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

    /** The yardstick: `json_encode` and `json_decode` of the same data, whatever the format. */
    public const JSON = 'ext/json';

    public const KILN = 'kiln';

    public const NATIVE = 'kiln-native';

    /**
     * @param list<string>             $needs        packages and extensions
     * @param \Closure(Workload): bool $handles      whether the workload is meant for it
     * @param \Closure(Workload, string): Functions $functions gets a directory of its own; what a process that lives long does once
     *                                               belongs before what it returns
     * @param bool                     $makesObjects whether it reads the objects of the workload, and not arrays or objects of its own
     * @param bool                     $isLoose      whether it writes other numbers and dates than everyone else: `1` in the place of
     *                                               `1.0`. Only what they are read as is compared
     * @param ?self                    $original     the serializer whose place it takes: that says what is to be written, byte for
     *                                               byte, and read, down to the zones of dates
     * @param ?Engine                  $engine       of Kiln by itself
     */
    public function __construct(
        public string $name,
        public array $needs,
        public \Closure $handles,
        public \Closure $functions,
        public bool $makesObjects = true,
        public bool $isLoose = false,
        public bool $onlyReads = false,
        public ?self $original = null,
        public ?Engine $engine = null,
    ) {}

    /** @return array<string, string> versions; empty unless everything is installed */
    public function packages(): array
    {
        $versions = [];
        foreach ($this->needs as $package) {
            $version = str_starts_with($package, 'ext-') ? phpversion(substr($package, 4)) : (InstalledVersions::isInstalled($package) ? InstalledVersions::getPrettyVersion($package) ?? 'unknown' : false);
            if ($version === false) {
                return [];
            }
            $versions[$package] = $version;
        }

        return $versions;
    }
}
