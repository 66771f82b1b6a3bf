<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

/**
 * A default, as it would stand in a document.
 *
 * @internal
 */
final readonly class Fallback
{
    /**
     * @param scalar|array<mixed>|null $value
     */
    public function __construct(public int|float|string|bool|array|null $value) {}
}
