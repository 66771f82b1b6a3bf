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

    /**
     * @param Engine $engine that Kiln runs on
     */
    public function __construct(public readonly string $name, protected readonly Engine $engine = Engine::Php) {}

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
     * Everything that a long-lived process does once belongs before these.
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

    public function isKiln(): bool
    {
        return str_starts_with($this->name, Kiln::NAME);
    }

    /**
     * @return array<string, self> by name, in the order of the tables: the yardstick first, then Kiln, then its peers
     */
    public static function all(): array
    {
        $all = [
            new ExtJson(ExtJson::NAME),
            new Kiln(Kiln::NAME, Engine::Php), new Kiln(Kiln::NATIVE, Engine::Native),
            new KilnJms(KilnJms::NAME, Engine::Php), new KilnJms(KilnJms::NATIVE, Engine::Native),
            new KilnLiip(KilnLiip::NAME, Engine::Php), new KilnLiip(KilnLiip::NATIVE, Engine::Native),
            new Jms(Jms::NAME), new Symfony('symfony'), new Liip(Liip::NAME),
        ];

        return array_combine(array_map(static fn(self $contender): string => $contender->name, $all), $all);
    }

    /**
     * @return array<string, string> by package; empty unless all of them are installed
     */
    protected static function versions(string ...$packages): array
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
     * @return array<string, string> the version of Kiln on its engine; empty when PHP runs without it
     */
    protected function kiln(): array
    {
        $version = phpversion('kiln');

        return $this->engine === Engine::Php ? ['kiln/kiln' => 'the working copy'] : ($version === false ? [] : ['ext-kiln' => $version]);
    }
}
