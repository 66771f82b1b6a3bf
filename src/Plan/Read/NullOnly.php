<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Null and nothing else.
 *
 * @internal
 */
final readonly class NullOnly implements ReadNode {}
