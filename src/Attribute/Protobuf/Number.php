<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

/**
 * The number of a case of an enum whose values are text, or that has none. Cases of an enum of integers have their values.
 *
 *     enum Status: string
 *     {
 *         #[Number(0)] case Unknown = 'unknown';
 *         #[Number(1)] case Open = 'open';
 *     }
 *
 * The zero of an enum is what a field has that is not there, so most enums need a case for it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS_CONSTANT)]
final readonly class Number
{
    /**
     * @param int          $number of 32 bits; of an enum of integers, its value
     * @param ?string      $name    in `.proto` files, where it is not that of the enum and the case: `STATUS_OPEN`
     * @param list<string> $aliases other names of the same number there, which are read in ProtoJSON
     */
    public function __construct(public int $number, public ?string $name = null, public array $aliases = []) {}
}
