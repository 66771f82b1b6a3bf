<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * A stream cannot be read, or takes no more of what is written.
 *
 * @api
 */
final class StreamException extends \RuntimeException implements KilnException {}
