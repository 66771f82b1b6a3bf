<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Type\ScalarKind;

/**
 * Any value, made a scalar of this kind as PHP's own cast does.
 *
 * @internal
 */
final readonly class Cast implements WriteNode
{
    public function __construct(public ScalarKind $kind) {}
}
