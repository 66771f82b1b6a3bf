<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * One step in writing an object.
 *
 * @internal
 */
interface WriteStep {}
