<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Plan\Read\Target;

/**
 * A public method that takes the value.
 *
 * @internal
 */
final readonly class Setter implements Target
{
    public function __construct(public string $name) {}
}
