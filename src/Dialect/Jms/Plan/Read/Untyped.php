<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An array as it is.
 *
 * @internal
 */
final readonly class Untyped implements ReadNode {}
