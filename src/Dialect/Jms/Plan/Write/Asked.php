<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value that only user code can give: by an expression, or an accessor of its own.
 *
 * @internal
 */
final readonly class Asked {}
