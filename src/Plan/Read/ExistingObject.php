<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * It exists already.
 *
 * @internal
 */
final readonly class ExistingObject {}
