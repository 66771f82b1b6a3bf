<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * A type goes on otherwise than it may. The message says how.
 *
 * @internal
 */
final class UnexpectedToken extends \UnexpectedValueException {}
