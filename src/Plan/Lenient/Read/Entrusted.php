<?php

declare(strict_types=1);

namespace Kiln\Plan\Lenient\Read;

use Kiln\Plan\Read\Target;

/**
 * A value that only user code can put where it belongs.
 *
 * @internal
 */
final readonly class Entrusted implements Target {}
