<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Parcel;

use JMS\Serializer\Annotation as JMS;

/**
 * What a contender handles before its first use of another class is timed, so that its own classes are loaded by then.
 */
final class Parcel
{
    public int $number;
    public float $weight;
    public bool $fragile;
    public ?string $label;
    #[JMS\SerializedName('sentAt')] public \DateTimeImmutable $sentAt;
    public Address $to;
    /** @var list<Address> */
    #[JMS\Type('array<' . Address::class . '>')] public array $stops;
    /** @var array<string, string> */
    #[JMS\Type('array<string, string>')] public array $notes;
}
