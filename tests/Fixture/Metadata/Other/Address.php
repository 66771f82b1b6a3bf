<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata\Other;

/**
 * @phpstan-type Coordinates array{lat: float, lng: float}
 * @phpstan-type Named array{name: string, at?: Coordinates}
 */
final class Address
{
    public string $street = '';

    /** @var Named|null */
    public ?array $place = null;
}
