<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\SerializedName;

final class Place
{
    public function __construct(
        public string $street = '',
        #[SerializedName('town', aliases: ['city'])]
        public ?string $city = null,
        #[ReadOnlyProperty]
        public string $country = 'CH',
    ) {}
}
