<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Variant;

final class Invoice
{
    /**
     * @param list<Payment> $payments
     */
    public function __construct(
        #[Variant(Card::class, 3)]
        #[Variant(Transfer::class, 4)]
        public ?Payment $payment = null,
        #[Field(5)]
        public array $payments = [],
        #[Variant('int', 6)]
        #[Variant('string', 7)]
        #[Variant('bool', 8)]
        #[Variant('float', 9)]
        public int|string|bool|float|null $note = null,
        #[Variant(Part::class, 10)]
        #[Variant(Transfer::class, 11)]
        public Part|Transfer|null $either = null,
    ) {}
}
