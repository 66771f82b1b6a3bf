<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * What listens to objects of the class is told before anything is read from the object.
 *
 * @internal
 */
final readonly class TellListeners implements WriteStep {}
