<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Discriminated;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'kind', map: ['car' => Car::class, 'bike' => Bike::class])]
interface Vehicle {}
