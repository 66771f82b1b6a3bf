<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * A stream cannot be read.
 *
 * @internal
 */
final class StreamException extends \RuntimeException {}
