<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * Null, whatever the data: a value that is left out here.
 *
 * @internal
 */
final readonly class Nothing implements ReadNode {}
