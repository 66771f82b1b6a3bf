<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * How plain data (scalars, null, arrays) becomes a value.
 *
 * @internal
 */
interface ReadNode {}
