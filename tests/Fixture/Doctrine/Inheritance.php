<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Doctrine\Inheritance;

use Doctrine\ORM\Mapping as ORM;
use Kiln\Bridge\Doctrine\EntityInheritance;

#[ORM\Entity]
#[ORM\InheritanceType('JOINED')]
#[ORM\DiscriminatorMap(['person' => Person::class, 'employee' => Employee::class])]
#[EntityInheritance]
class Person
{
    public function __construct(public string $name) {}
}

#[ORM\Entity]
class Employee extends Person
{
    public function __construct(string $name, public int $number)
    {
        parent::__construct($name);
    }
}

#[EntityInheritance]
abstract class Untold {}
