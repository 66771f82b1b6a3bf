<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'type', map: ['car' => Car::class, 7 => Ship::class])]
interface Vehicle {}
