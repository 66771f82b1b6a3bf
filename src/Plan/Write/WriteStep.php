<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * One step in writing an object.
 *
 * @internal
 *
 * @phpstan-sealed CallMethod|Constant|ShowMembers|Splice|TellListeners|WriteField
 */
interface WriteStep {}
