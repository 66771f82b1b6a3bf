<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A public method that gives the value.
 *
 * @internal
 */
final readonly class Getter
{
    public function __construct(public string $name) {}
}
