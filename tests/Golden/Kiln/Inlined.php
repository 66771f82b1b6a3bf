<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Inlined;

use Kiln\Attribute\Inline;

/**
 * Objects and a map whose members stand among its own.
 */
final class Delivery
{
    public int $id;

    #[Inline]
    public Place $from;

    #[Inline(prefix: 'to_')]
    public ?Place $to = null;

    /** @var array<string, string> */
    #[Inline]
    public array $others = [];
}

final class Place
{
    public function __construct(public string $street, public ?string $city = null) {}
}
