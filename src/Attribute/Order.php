<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The order in which the properties of a class are written.
 *
 *     #[Order(['id', 'name'])]          // these first, the others after them as declared
 *     #[Order(Order::ALPHABETICAL)]     // by property name
 *
 * Without it, properties come as declared, those of parent classes first, virtual ones last.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Order
{
    public const ALPHABETICAL = 'alphabetical';

    /**
     * @param self::ALPHABETICAL|list<string> $order property names
     */
    public function __construct(public string|array $order) {}
}
