<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Error\KilnException;

/**
 * The file for {@see Graph::export()} cannot be written; what stood there still stands.
 *
 * @api
 */
final class UnwritableFile extends \RuntimeException implements KilnException {}
