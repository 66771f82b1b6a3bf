<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Leaves the key out when the value is null, an empty string, an empty array or an object without members.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD)]
final readonly class OmitEmpty {}
