<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Plan\Method;

/**
 * A method to call before anything is read from the object.
 *
 * @internal
 */
final readonly class CallMethod implements WriteStep
{
    public function __construct(public Method $method) {}
}
