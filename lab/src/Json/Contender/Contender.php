<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Composer\InstalledVersions;
use Kiln\Engine;
use Kiln\Lab\Json\Workload;

/**
 * A serializer in the best configuration that its documentation offers for the work at hand.
 */
abstract class Contender
{
    /** How every contender writes JSON: the flags that Kiln uses. */
    public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

    public function __construct(public readonly string $name, public readonly bool $onlyReads = false) {}

    /**
     * The packages it runs on, with their versions; empty when it is not installed.
     *
     * @return array<string, string>
     */
    abstract public function packages(): array;

    /**
     * Whether the workload is meant for this contender.
     */
    abstract public function handles(Workload $workload): bool;

    /**
     * What turns the objects of the workload into text, and text into objects. Everything that a long-lived process does once
     * belongs before these.
     *
     * @param string $directory private to this contender and writable
     */
    abstract public function functions(Workload $workload, string $directory): Functions;

    /**
     * The serializer whose place it takes: it says what is to be written, byte for byte, and read, down to the zones of dates.
     */
    public function original(): ?self
    {
        return null;
    }

    /**
     * Whether it writes other numbers and dates than everyone else: `1` in the place of `1.0`. Only what they are read as is compared.
     */
    public function isLoose(): bool
    {
        return false;
    }

    /**
     * @return array<string, self> by name, in the order of the tables: the yardstick first, then Kiln, then its peers
     */
    public static function all(): array
    {
        [$jms, $liip] = [new Jms(), new Liip()];
        $all = [
            ...Arrays::ofAllFormats(),
            new Kiln(Kiln::NAME, Engine::Php), new Kiln(Kiln::NATIVE, Engine::Native),
            new Kiln(Kiln::JMS, Engine::Php, $jms), new Kiln(Kiln::JMS_NATIVE, Engine::Native, $jms),
            new Kiln(Kiln::LIIP, Engine::Php, $liip), new Kiln(Kiln::LIIP_NATIVE, Engine::Native, $liip),
            $jms, new Symfony(), $liip,
        ];

        return array_combine(array_map(static fn(self $contender): string => $contender->name, $all), $all);
    }

    /**
     * @return array<string, string> by package; empty unless all of them are installed
     */
    public static function versions(string ...$packages): array
    {
        $versions = [];
        foreach ($packages as $package) {
            if (str_starts_with($package, 'ext-')) {
                $version = phpversion(substr($package, 4));
                $version = $version === false ? null : $version;
            } else {
                $version = InstalledVersions::isInstalled($package) ? InstalledVersions::getPrettyVersion($package) ?? 'unknown' : null;
            }
            if ($version === null) {
                return [];
            }
            $versions[$package] = $version;
        }

        return $versions;
    }
}
