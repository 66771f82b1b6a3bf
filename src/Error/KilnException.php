<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Marks everything that Kiln throws on purpose.
 *
 * @api
 */
interface KilnException extends \Throwable {}
