<?php

declare(strict_types=1);

namespace Kiln\Plan\Lenient\Read;

use Kiln\Plan\Read\ReadNode;

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
