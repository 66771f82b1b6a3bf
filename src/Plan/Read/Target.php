<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Where a field puts its value.
 *
 * @internal
 */
interface Target {}
