<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

use Kiln\Attribute\FormatFact;

/**
 * The number of one of several types that a value may have: a `oneof` of Protocol Buffers.
 *
 * On a property, the variants are fields of its message. On a class or an interface with a discriminator, they are the fields of
 * a message that stands for any of them. The discriminator itself is not written.
 *
 *     #[Variant(Card::class, 4)]
 *     #[Variant(Transfer::class, 5)]
 *     public Card|Transfer $payment;
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD | \Attribute::TARGET_CLASS | \Attribute::IS_REPEATABLE)]
final readonly class Variant implements FormatFact
{
    /**
     * @param string $type   a class, or `int`, `float`, `string` or `bool`
     * @param int    $number as that of a {@see Field}
     */
    public function __construct(public string $type, public int $number) {}

    public function format(): string
    {
        return 'protobuf';
    }

    public function facts(): array
    {
        return ["variant {$this->type}" => $this->number];
    }
}
