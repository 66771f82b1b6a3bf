<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\WriteNode;

/**
 * A scalar that a native type guarantees.
 *
 * @internal
 */
final readonly class AsIs implements WriteNode {}
