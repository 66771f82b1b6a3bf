<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Common;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Groups;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Type;
use Kiln\Attribute\VirtualProperty;

final class Item
{
    public string $sku = '';

    public ?float $price = null;
}

#[Discriminator(field: 'type', map: ['plain' => Account::class, 'savings' => SavingsAccount::class])]
class Account
{
    public string $owner = '';
}

#[Discriminator(field: 'kind', map: ['circle' => Circle::class, 'square' => Square::class, 'group' => ShapeGroup::class, 1 => Dot::class])]
abstract class Shape
{
    public ?string $label = null;
}

final class Circle extends Shape
{
    public function __construct(public readonly float $radius) {}
}

final class Dot extends Shape {}

final class SavingsAccount extends Account
{
    public float $interest = 0.0;
}

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

class Square extends Shape
{
    public float $side = 1.0;
}

class Typed
{
    #[Type('list<Item>')]
    public array $items = [];

    #[Type('array<string, int>')]
    public $map = [];

    #[Type('Circle'), SerializedName('c'), Groups('g'), OmitEmpty]
    public ?Shape $shape = null;

    #[Type('?int')]
    public mixed $number = null;

    #[VirtualProperty, Type('list<float>')]
    public function floats(): array
    {
        return [1, 2.5];
    }
}
