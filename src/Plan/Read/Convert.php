<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Plan\Converter;

/**
 * What user code makes of the data.
 *
 * @internal
 */
final readonly class Convert implements ReadNode
{
    public function __construct(public Converter $converter) {}
}
