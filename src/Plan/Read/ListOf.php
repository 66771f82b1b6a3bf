<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A JSON array.
 *
 * @internal
 */
final readonly class ListOf implements ReadNode
{
    public function __construct(public ReadNode $item) {}
}
