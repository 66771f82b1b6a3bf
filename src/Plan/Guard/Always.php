<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * Whatever is left.
 *
 * @internal
 */
final readonly class Always implements Guard {}
