<?php

declare(strict_types=1);

namespace Kiln\Plan\Lenient\Read;

use Kiln\Plan\Read\ReadNode;

/**
 * A DateInterval from an ISO 8601 duration; from nothing, null.
 *
 * @internal
 */
final readonly class DurationFrom implements ReadNode {}
