<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

final class Person
{
    public ?string $name = null;

    public ?int $age = null;

    /** @param mixed ...$values */
    public static function of(?string $name, ?int $age = null): self
    {
        $person = new self();
        $person->name = $name;
        $person->age = $age;

        return $person;
    }
}
