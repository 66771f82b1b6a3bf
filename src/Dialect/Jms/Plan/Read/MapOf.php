<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An array, keys and values.
 *
 * @internal
 */
final readonly class MapOf implements ReadNode
{
    public function __construct(
        public ReadNode $key,
        public ReadNode $value,
    ) {}
}
