<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * A file or directory for generated code cannot be made. It never leaves the store.
 *
 * @internal
 */
final class CannotWrite extends \RuntimeException {}
