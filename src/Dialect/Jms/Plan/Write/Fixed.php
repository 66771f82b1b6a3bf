<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value that is the same for all objects, in XML: that of a discriminator.
 *
 * @internal
 */
final readonly class Fixed
{
    public function __construct(public int|float|string|bool $value) {}
}
