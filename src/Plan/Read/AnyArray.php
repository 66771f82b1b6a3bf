<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A JSON array or object as a PHP array.
 *
 * @internal
 */
final readonly class AnyArray implements ReadNode
{
    public function __construct(public ReadNode $value) {}
}
