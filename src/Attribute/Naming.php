<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * How property names become keys, for all properties of a class without a `SerializedName`.
 *
 *     #[Naming(NamingStrategy::Snake)]  // $createdAt => "created_at"
 *
 * It holds for subclasses too, unless they say otherwise.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Naming
{
    public function __construct(public NamingStrategy $strategy) {}
}
