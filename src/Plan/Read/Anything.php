<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A value taken as it is.
 *
 * @internal
 */
final readonly class Anything implements ReadNode {}
