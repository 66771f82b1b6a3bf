<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A property that is read from documents but never written: a password.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY)]
final readonly class WriteOnlyProperty {}
