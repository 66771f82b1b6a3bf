<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Status;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Events\Thing;

final class Parcel
{
    public int $number = 1;

    #[Jms\Type('money')]
    public mixed $price = 1;

    public ?Thing $thing = null;

    /** @var array<string, Thing> */
    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Events\Thing>')]
    public array $things = [];

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Status\Nowhere')]
    public mixed $lost = null;

    public mixed $any = null;

    public ?Vehicle $vehicle = null;

    public ?Letter $letter = null;

    #[Jms\ReadOnlyProperty]
    public string $shown = 'shown';

    #[Jms\VirtualProperty]
    public function weight(): float
    {
        return 1.5;
    }
}
