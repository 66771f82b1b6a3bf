<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * What listens to objects of the class is told.
 *
 * @internal
 */
final readonly class TellListeners {}
