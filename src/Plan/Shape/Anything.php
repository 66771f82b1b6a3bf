<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * Any value.
 *
 * @internal
 */
final readonly class Anything implements Shape {}
