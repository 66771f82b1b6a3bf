<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Mapping\Ours;

use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\ExtendsSerializationFor;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\Order;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Type;
use Kiln\Attribute\VirtualProperty;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Address as Mapped;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Base;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Circle;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Shape;

final class Line
{
    public string $text = '';
}

#[ExtendsSerializationFor(Mapped::class)]
#[Naming(NamingStrategy::Snake)]
#[Order(['number'])]
abstract class AddressMapping
{
    #[Groups('list')]
    private string $postalCode;

    #[SerializedName('land')]
    private string $country;

    #[SerializedName('no')]
    protected int $number;

    /** @var list<Line|string> */
    public $lines;

    #[DateFormat('Y-m-d')]
    public $since;

    #[Ignore]
    public $validator;

    #[VirtualProperty('sumOf')]
    abstract public function total(): int;

    #[BeforeSerialize]
    abstract protected function prepare(): void;
}

#[ExtendsSerializationFor(Shape::class)]
#[Discriminator(field: 'kind', map: ['circle' => Circle::class])]
interface ShapeMapping {}

#[ExtendsSerializationFor(Mapped::class)]
abstract class SecondMapping {}

#[ExtendsSerializationFor(Mapped::class)]
abstract class Misspelt
{
    public $postalcode;
}

#[ExtendsSerializationFor(Mapped::class)]
abstract class WithoutMethod
{
    #[VirtualProperty]
    abstract public function sum(): int;
}

#[ExtendsSerializationFor('Missing\Vendor')]
abstract class ForNobody {}

abstract class WithoutAttribute {}

#[ExtendsSerializationFor(Base::class)]
#[Converter('Some\Converter')]
abstract class AsAWhole {}

#[ExtendsSerializationFor(Mapped::class)]
abstract class Contradiction
{
    #[Type('list<int>')]
    public $validator;
}
