<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * How an object comes to be.
 *
 * @internal
 */
interface Construction {}
