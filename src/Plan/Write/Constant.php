<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A key whose value is known ahead: a discriminator.
 *
 * @internal
 */
final readonly class Constant implements WriteStep
{
    public function __construct(
        public string $key,
        public int|float|string|bool|null $value,
    ) {}
}
