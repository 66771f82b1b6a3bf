<?php

declare(strict_types=1);

namespace Kiln\Console;

/**
 * The installed versions of the packages that the command cares about.
 *
 * @internal
 */
final readonly class Packages
{
    public const KILN = 'kiln/kiln';

    public const PHPDOC_PARSER = 'phpstan/phpdoc-parser';

    public const CONSOLE = 'symfony/console';

    /**
     * @param \Closure(string): ?string $versionOf the version of a package as Composer shows it; null when it is not known
     */
    public function __construct(private \Closure $versionOf) {}

    public function version(string $package): ?string
    {
        return ($this->versionOf)($package);
    }
}
