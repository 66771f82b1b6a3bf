<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A DateInterval as an ISO 8601 duration of its years to seconds; sign and fraction are dropped.
 *
 * @internal
 */
final readonly class Duration implements WriteNode
{
    /**
     * @param bool $isGuaranteed whether a native type says that it is an interval
     */
    public function __construct(public bool $isGuaranteed = false) {}
}
