<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A node that plans of a dialect have, too.
 *
 * @internal
 *
 * @phpstan-sealed Date|EnumCase|Timestamp
 */
interface SharedNode {}
