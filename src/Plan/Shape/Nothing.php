<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * Null.
 *
 * @internal
 */
final readonly class Nothing implements Shape {}
