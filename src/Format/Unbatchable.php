<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A text cannot be decoded a few items at a time, whatever the reason.
 *
 * @internal
 */
final class Unbatchable extends \RuntimeException {}
