<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

use JMS\Serializer\Annotation as JMS;

/**
 * The small answer: an order with its lines. All names are one word, so that every naming strategy writes the same keys.
 */
final class Order
{
    public int $id;
    public string $number;
    public Customer $customer;
    /** @var list<Line> */
    #[JMS\Type('array<' . Line::class . '>')] public array $lines;
}
