<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Plan\Reflected;

/**
 * What a missing key sets.
 *
 * @internal
 */
final readonly class DefaultValue
{
    /**
     * @param mixed  $value    a scalar, null, the case of an enum, or an array of such
     * @param bool   $isKnown  whether it is one of these; else it is looked up when it is needed
     * @param Slot|Reflected|Entrusted $target setters are not called
     */
    public function __construct(
        public mixed $value,
        public bool $isKnown,
        public Slot|Reflected|Entrusted $target,
    ) {}
}
