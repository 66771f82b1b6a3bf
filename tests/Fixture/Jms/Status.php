<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Status;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Events\Thing;

#[Jms\Discriminator(field: 'kind', map: ['letter' => Letter::class, 'express' => ExpressLetter::class])]
class Letter
{
    public int $pages = 1;
}

final class ExpressLetter extends Letter
{
    public int $hours = 24;
}

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

/**
 * Names a class in small letters, and an enum in quotes.
 */
final class Respelled
{
    #[Jms\Type('kiln\tests\fixture\jms\common\person')]
    public $person;

    /** @var mixed */
    #[Jms\Type("enum<'Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit'>")]
    public $suit;
}
