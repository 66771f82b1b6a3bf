<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Leaves the key out when the value is the default that the class gives the property, so that reading puts it there again.
 *
 *     #[OmitDefault]
 *     public int $priority = 5;
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY)]
final readonly class OmitDefault {}
