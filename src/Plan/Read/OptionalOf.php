<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An Optional around a value that is present.
 *
 * @internal
 */
final readonly class OptionalOf implements ReadNode
{
    public function __construct(public ReadNode $inner) {}
}
