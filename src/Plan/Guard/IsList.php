<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * An array with keys 0, 1, 2, ...
 *
 * @internal
 */
final readonly class IsList implements Guard {}
