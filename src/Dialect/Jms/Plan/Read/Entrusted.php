<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A value that only user code can put where it belongs.
 *
 * @internal
 */
final readonly class Entrusted {}
