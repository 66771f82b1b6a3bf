<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Null, or a value.
 *
 * @internal
 */
final readonly class Nullable implements ReadNode
{
    public function __construct(public ReadNode $inner) {}
}
