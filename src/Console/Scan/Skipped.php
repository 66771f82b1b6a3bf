<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

/**
 * A class that was found in a file and could not be looked at.
 *
 * @internal
 */
final readonly class Skipped
{
    public function __construct(public string $class, public string $file, public string $reason) {}
}
