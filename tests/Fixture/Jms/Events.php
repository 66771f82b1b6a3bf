<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Events;

use JMS\Serializer\Annotation as Jms;
use Symfony\Component\Validator\Constraints as Assert;

final class Checked
{
    #[Assert\NotBlank(groups: ['strict'])]
    public ?string $name = null;

    public ?Checked $child = null;
}

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

final class SubThing extends Thing
{
    public string $name = 'sub';
}
