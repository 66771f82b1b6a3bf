<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Parcel;

/**
 * What a contender handles before its first use of another class is timed, so that its own classes are loaded by then.
 */
final class Parcel
{
    public int $number;

    public float $weight;

    public bool $fragile;

    public ?string $label;

    public \DateTimeImmutable $sentAt;

    public Address $to;

    /** @var list<Address> */
    public array $stops;

    /** @var array<string, string> */
    public array $notes;
}
