<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * How one value becomes plain data: scalars, null and arrays.
 *
 * @internal
 */
interface WriteNode {}
