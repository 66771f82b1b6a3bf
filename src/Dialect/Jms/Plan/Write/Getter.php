<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\Access;

/**
 * A public method that gives the value.
 *
 * @internal
 */
final readonly class Getter implements Access
{
    public function __construct(public string $name) {}
}
