<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Error\KilnException;

/**
 * Bytes that give no value: for a cache, a miss.
 *
 * @api
 */
interface UndecodableBytes extends KilnException {}
