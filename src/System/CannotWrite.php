<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * A file or directory cannot be made. No user gets to see it: callers say what it means to them.
 *
 * @internal
 */
final class CannotWrite extends \RuntimeException {}
