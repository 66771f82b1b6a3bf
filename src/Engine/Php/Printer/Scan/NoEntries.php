<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * An array that has to be empty.
 *
 * @internal
 */
final readonly class NoEntries implements Node
{
    /**
     * @param string $name of the elements that may not be there
     */
    public function __construct(public string $name) {}
}
