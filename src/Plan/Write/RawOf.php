<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A {@see \Kiln\Raw}: in JSON its text as it is.
 *
 * @internal
 */
final readonly class RawOf implements WriteNode {}
