<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Messages;

use Kiln\Attribute\Protobuf\Field;

/**
 * Properties with the numbers of a message: one value, many, messages below, and what may be missing.
 */
final class Order
{
    #[Field(1)]
    public int $id = 0;

    #[Field(2)]
    public string $customer = '';

    #[Field(3)]
    public State $state = State::Open;

    #[Field(4)]
    public ?\DateTimeImmutable $placed = null;

    /** @var list<Line> */
    #[Field(5)]
    public array $lines = [];

    /** @var list<int> */
    #[Field(6)]
    public array $coupons = [];

    /** @var array<string, float> */
    #[Field(7)]
    public array $fees = [];

    #[Field(2000)]
    public ?string $note = null;
}

final readonly class Line
{
    public function __construct(
        #[Field(1)]
        public string $sku,
        #[Field(2, 'sint32')]
        public int $quantity = 1,
        #[Field(3)]
        public bool $gift = false,
    ) {}
}

enum State: int
{
    case Open = 0;
    case Sent = 1;
}
