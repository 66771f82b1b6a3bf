<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

final class Employee extends Person
{
    public string $role = 'cook';

    protected function prepare(): void
    {
        $this->calls[] = 'prepare an employee';
    }
}
