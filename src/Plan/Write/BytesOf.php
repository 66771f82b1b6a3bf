<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A string of bytes.
 *
 * @internal
 */
final readonly class BytesOf implements WriteNode
{
    /**
     * @param bool $isLeaf whether the format has bytes; otherwise they are base64
     */
    public function __construct(
        public bool $isLeaf,
        public bool $isGuaranteed,
    ) {}
}
