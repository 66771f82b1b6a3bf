<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;

#[Serializer\Discriminator(field: 'kind', groups: ['g' => 'one', 'two'], map: ['car' => Car::class, 'truck' => Truck::class, '7' => Bike::class])]
abstract class Vehicle
{
    public int $wheels = 4;
}

class Car extends Vehicle
{
    public int $seats = 5;
    public int $wheels = 3;
}

#[Serializer\AccessorOrder(order: 'alphabetical')]
final class Truck extends Vehicle
{
    public int $load = 5;
}

final class Bike extends Vehicle {}

abstract class AnyVehicle extends Vehicle
{
    public int $any = 1;
}

#[Serializer\Discriminator(map: ['post' => Post::class, 'image' => Image::class])]
#[Serializer\XmlDiscriminator(attribute: true, cdata: false)]
class Post
{
    public string $title = '';
    protected ?int $kind = 1;
}

class Image extends Post
{
    public string $url = '';
}

#[Serializer\Discriminator(field: 'type', groups: ['again'], map: ['image' => Photo::class])]
final class Photo extends Image {}

#[Serializer\Discriminator(disabled: true)]
class Disabled
{
    public int $a = 1;
}

#[Serializer\Discriminator(['field' => 'kind', 'map' => [Lower::class]])]
abstract class Upper {}

final class Lower extends Upper {}

interface HasKind
{
    #[Serializer\VirtualProperty]
    public function kindOfIt(): string;
}

#[Serializer\Discriminator(field: 'what', map: ['a' => Implementing::class])]
#[Serializer\AccessorOrder(order: 'alphabetical')]
interface Discriminated extends HasKind
{
    #[Serializer\VirtualProperty, Serializer\Groups(['x'])]
    public function getBoth(): int;

    #[Serializer\PreSerialize]
    public function before(): void;
}

class Implementing implements Discriminated, \Countable
{
    public int $z = 1;
    public int $a = 1;

    public function kindOfIt(): string
    {
        return '';
    }

    #[Serializer\VirtualProperty]
    public function getBoth(): int
    {
        return 1;
    }

    public function before(): void {}

    public function count(): int
    {
        return 1;
    }
}

/** Overwrites the discriminator that it has on its own; no subclass could. */
#[Serializer\Discriminator(field: 'type', map: ['x' => OverwritesType::class])]
class OverwritesType
{
    public int $first = 1;
    public string $type = 'mine';
}

abstract class HasType
{
    protected string $type = 'inherited';
}

#[Serializer\Discriminator(map: ['x' => TypeOfParent::class])]
final class TypeOfParent extends HasType
{
    public int $own = 1;
}

class ExtendsPhp extends \Exception
{
    public int $own = 1;
}

final class ExtendsIterator extends \ArrayObject
{
    #[Serializer\Type('array<int>')]
    protected $items;
}
