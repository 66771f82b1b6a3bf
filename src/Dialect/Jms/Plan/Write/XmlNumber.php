<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A float in XML, of a type that says how it is rounded and how many decimals it has.
 *
 * @internal
 */
final readonly class XmlNumber implements WriteNode
{
    /**
     * @param ?int $precision digits after the point; may be negative; null where it is not rounded
     * @param int  $mode      one of PHP_ROUND_HALF_*
     * @param ?int $decimals  null for as many as it has, but one
     */
    public function __construct(
        public ?int $precision,
        public int $mode,
        public ?int $decimals,
    ) {}
}
