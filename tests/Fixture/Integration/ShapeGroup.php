<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class ShapeGroup extends Shape
{
    /** @var list<Shape> */
    private array $shapes = [];

    public ?Shape $frame = null;

    /** @var array<string, Circle> */
    public array $circles = [];

    public static function of(Shape ...$shapes): self
    {
        $group = new self();
        $group->shapes = array_values($shapes);

        return $group;
    }

    /**
     * @return list<Shape>
     */
    public function shapes(): array
    {
        return $this->shapes;
    }
}
