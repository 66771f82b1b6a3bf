<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Throwing\Once;

class Owner
{
    #[Jms\Type('string')]
    public string $name = 'Ann';

    #[Jms\Type('int')]
    private int $age = 5;

    public static function named(string $name): self
    {
        $owner = new self();
        $owner->name = $name;

        return $owner;
    }

    #[Jms\VirtualProperty]
    public function upper(): string
    {
        Once::pass('upper');

        return strtoupper($this->name) . $this->age;
    }
}
