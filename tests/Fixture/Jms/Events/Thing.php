<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Events;

use JMS\Serializer\Annotation as Jms;

class Thing
{
    public string $name = 'thing';

    public ?Thing $child = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Events\Thing>')]
    public array $children = [];

    public static function nested(): self
    {
        $thing = new self();
        $thing->child = new self();
        $thing->child->name = 'child';
        $thing->children = [new SubThing()];

        return $thing;
    }
}
