<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Without the constructor.
 *
 * @internal
 */
final readonly class BlankObject
{
    /**
     * @param bool $isCloneable whether a blank one may be cloned, which is faster than reflection
     */
    public function __construct(public bool $isCloneable) {}
}
