<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An array, its values numbered anew.
 *
 * @internal
 */
final readonly class ListOf implements ReadNode
{
    public function __construct(public ReadNode $item) {}
}
