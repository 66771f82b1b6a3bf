<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A file ends before a class in it does. It never leaves {@see Divergence}.
 *
 * @internal
 */
final class UnreadableFile extends \RuntimeException {}
