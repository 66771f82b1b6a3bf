<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Puts the members of an object, map or array shape into the object around it, and takes them from there when reading.
 *
 *     #[Inline(prefix: 'billing_')] public Address $billing;   // "billing_street": ..., "billing_city": ...
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Inline
{
    public function __construct(public string $prefix = '') {}
}
