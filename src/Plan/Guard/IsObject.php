<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * Any object (when writing).
 *
 * @internal
 */
final readonly class IsObject implements Guard {}
