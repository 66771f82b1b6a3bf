<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'kind', map: ['circle' => Circle::class, 'square' => Square::class, 'group' => ShapeGroup::class, 1 => Dot::class])]
abstract class Shape
{
    public ?string $label = null;
}
