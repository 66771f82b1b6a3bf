<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A scalar that a native type guarantees.
 *
 * @internal
 */
final readonly class AsIs implements WriteNode {}
