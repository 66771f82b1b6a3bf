<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A tree holds what its format does not carry, or is nested too deep.
 *
 * @api
 */
final class CannotEncode extends \RuntimeException {}
