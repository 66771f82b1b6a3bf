<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A public method that takes the value.
 *
 * @internal
 */
final readonly class Setter
{
    public function __construct(public string $name) {}
}
