<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A stdClass, always a JSON object.
 *
 * @internal
 */
final readonly class StdClassOf implements WriteNode
{
    public function __construct(public WriteNode $value) {}
}
