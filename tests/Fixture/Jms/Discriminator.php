<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

abstract class AbstractThing
{
    public int $a = 0;
}

#[Jms\Discriminator(field: 'type', map: ['car' => Car::class, 'bike' => Bike::class, 'tandem' => Tandem::class])]
abstract class Vehicle
{
    public int $km = 5;
}

class Bike extends Vehicle {}

final class Car extends Vehicle
{
    public int $doors = 4;
}

#[Jms\Discriminator(field: 'kind', map: ['circle' => Circle::class], groups: ['kinds'])]
abstract class Shape
{
    #[Jms\Groups(['sizes'])]
    public int $size = 1;
}

final class Circle extends Shape
{
    #[Jms\Groups(['kinds'])]
    public int $radius = 2;
}

#[Jms\Discriminator(field: 'name', map: ['a' => ClashingChild::class])]
abstract class Clashing
{
    public string $name = 'name';
}

final class ClashingChild extends Clashing {}

#[Jms\Discriminator(disabled: true)]
class DisabledBase
{
    public int $a = 1;
}

#[Jms\Discriminator(field: 'type', map: ['dot' => Dot::class, 'line' => Line::class])]
interface Drawable {}

final class Dot implements Drawable
{
    public int $x = 1;
}

final class Garage
{
    public ?Vehicle $main = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Discriminator\Vehicle>')]
    public array $all = [];

    public static function filled(): self
    {
        $garage = new self();
        $garage->main = new Car();
        $garage->all = [new Bike(), new Car(), new Tandem()];

        return $garage;
    }
}

#[Jms\Discriminator(field: 'type', map: ['post' => Post::class, 'image_post' => ImagePost::class])]
class Post
{
    public string $title = 'title';
}

final class ImagePost extends Post
{
    public string $image = 'image';
}

final class Line implements Drawable
{
    public int $length = 2;
}

#[Jms\Discriminator(field: 'n', map: [1 => NumberedOne::class, '2' => NumberedTwo::class])]
abstract class Numbered {}

final class NumberedOne extends Numbered {}

final class NumberedTwo extends Numbered {}

#[Jms\Discriminator(field: 'other', map: ['x' => OtherField::class])]
class OtherField extends Vehicle {}

final class Tandem extends Bike
{
    public int $seats = 2;
}

final class Unlisted extends Vehicle {}
