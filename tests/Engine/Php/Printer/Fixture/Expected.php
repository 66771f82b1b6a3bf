<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;

#[Discriminator(field: 'type', map: ['car' => Car::class, 7 => Ship::class])]
interface Vehicle {}

final class Car implements Vehicle
{
    public function __construct(public string $size) {}
}

enum Level: int
{
    case Easy = 1;
    case Hard = 2;
}

final class Place
{
    public function __construct(public float $lat, public float $lon) {}
}

final class Ship implements Vehicle
{
    public function __construct(public int $size) {}
}

final class Tour
{
    public function __construct(
        #[SerializedName('name', aliases: ['title'])]
        public string $name,
        #[Inline]
        public Place $start,
        public Level $level,
        public ?self $next = null,
    ) {}
}
