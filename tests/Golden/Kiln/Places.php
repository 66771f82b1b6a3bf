<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Places;

use Kiln\Attribute\When;
use Kiln\Context;

class Customer
{
    public string $name = '';
    public ?string $phone = null;
}

/**
 * Other options below some properties, and conditions.
 */
final class Order
{
    public int $id = 0;

    #[Context(properties: ['name'])]
    public ?Customer $customer = null;

    /** @var list<Customer> */
    #[Context(serializeNull: false)]
    public array $others = [];

    #[When('isPaid')]
    public ?string $receipt = null;

    #[When(expression: 'object.id > 0'), Context(properties: ['phone'])]
    public ?Customer $contact = null;

    private function isPaid(): bool
    {
        return $this->id > 5;
    }
}
