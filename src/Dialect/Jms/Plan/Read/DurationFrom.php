<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A DateInterval from an ISO 8601 duration; from nothing, null.
 *
 * @internal
 */
final readonly class DurationFrom implements ReadNode {}
