<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * An object that is one value: what a member of it gives.
 *
 * @internal
 */
final readonly class ValueOf implements WriteNode
{
    /**
     * @param class-string $class        which the object is of
     * @param bool         $isGuaranteed whether PHP itself makes sure of that
     */
    public function __construct(
        public string $class,
        public Method|Property $member,
        public WriteNode $value,
        public bool $isGuaranteed,
    ) {}
}
