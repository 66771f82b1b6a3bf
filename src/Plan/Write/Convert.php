<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Plan\Converter;

/**
 * What user code makes of a value, written by the type it then has.
 *
 * @internal
 */
final readonly class Convert implements WriteNode
{
    public function __construct(public Converter $converter) {}
}
