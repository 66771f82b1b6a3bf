<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * Where a field takes its value from.
 *
 * @internal
 */
interface Access {}
