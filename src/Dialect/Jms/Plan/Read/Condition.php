<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A property that is not read, but about which user code is asked all the same.
 *
 * @internal
 */
final readonly class Condition
{
    /**
     * @param string $property name that user code knows the property by
     * @param string $origin   `App\Order::$total`, for comments
     */
    public function __construct(
        public string $property,
        public string $origin,
    ) {}
}
