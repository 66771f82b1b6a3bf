<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A value whose type shows only at run time.
 *
 * @internal
 */
final readonly class Dynamic implements WriteNode {}
