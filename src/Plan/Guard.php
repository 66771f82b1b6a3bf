<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * A test that tells the members of a union apart.
 *
 * @internal
 */
interface Guard {}
