<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * Any array.
 *
 * @internal
 */
final readonly class IsArray implements Guard {}
