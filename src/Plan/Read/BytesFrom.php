<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A string of bytes.
 *
 * @internal
 */
final readonly class BytesFrom implements ReadNode
{
    /**
     * @param bool $isLeaf whether the format has bytes, and text stands for itself; otherwise it is base64
     */
    public function __construct(public bool $isLeaf) {}
}
