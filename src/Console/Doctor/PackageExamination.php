<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Console\Packages;

/**
 * The packages that Kiln works with.
 *
 * @internal
 */
final readonly class PackageExamination implements Examination
{
    /** A name as text: nothing but the reader of doc comments may depend on the package itself. */
    private const PHPDOC_PARSER = 'PHPStan\PhpDocParser\Parser\PhpDocParser';

    public function __construct(private Packages $packages) {}

    public function findings(): iterable
    {
        yield Finding::good('kiln', 'Kiln ' . $this->version(Packages::KILN));
        yield \class_exists(self::PHPDOC_PARSER)
            ? Finding::good(Packages::PHPDOC_PARSER, Packages::PHPDOC_PARSER . ' ' . $this->version(Packages::PHPDOC_PARSER))
            : Finding::bad(Packages::PHPDOC_PARSER, Packages::PHPDOC_PARSER . ' is missing', 'Run: composer require ' . Packages::PHPDOC_PARSER . '. Without it no code can be made.');
        yield Finding::good(Packages::CONSOLE, Packages::CONSOLE . ' ' . $this->version(Packages::CONSOLE));
    }

    private function version(string $package): string
    {
        return $this->packages->version($package) ?? 'of unknown version';
    }
}
