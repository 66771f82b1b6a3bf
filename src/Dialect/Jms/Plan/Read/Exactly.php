<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Type\ScalarKind;

/**
 * A scalar of just this kind, or null.
 *
 * @internal
 */
final readonly class Exactly implements ReadNode
{
    public function __construct(public ScalarKind $kind) {}
}
