<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Writes what a method returns as if it were a property. It is never read.
 *
 *     #[VirtualProperty] public function getTotal(): Money {}   // key "total"
 *     #[VirtualProperty('sum')] public function total(): Money {}
 *
 * Without a name, the method's name without a leading `get`, `is` or `has` names the property.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final readonly class VirtualProperty
{
    public function __construct(public ?string $name = null) {}
}
