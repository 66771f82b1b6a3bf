<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Methods to use in place of the property itself.
 *
 *     #[Accessor(getter: 'getName', setter: 'rename')] private string $name;
 *
 * The methods may be private. A setter is called once with the value read, and not at all for a missing key.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY)]
final readonly class Accessor
{
    public function __construct(public ?string $getter = null, public ?string $setter = null) {}
}
