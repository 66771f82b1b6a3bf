<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

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
