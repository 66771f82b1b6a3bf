<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Type\ScalarKind;

/**
 * Any value, made a scalar of this kind as PHP's own cast does; an array is no text.
 *
 * @internal
 */
final readonly class Coerce implements ReadNode
{
    public function __construct(public ScalarKind $kind) {}
}
