<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A value that is left out where it stands.
 *
 * @internal
 */
final readonly class Omitted implements WriteNode {}
