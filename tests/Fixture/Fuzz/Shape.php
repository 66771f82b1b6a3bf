<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'kind', map: ['circle' => Circle::class, 'group' => Group::class, 4 => Square::class])]
interface Shape {}
