<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * Bytes are not what they were taken for, or are damaged.
 *
 * @internal
 */
final class Unreadable extends \RuntimeException {}
