<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'type', map: ['plain' => Account::class, 'savings' => SavingsAccount::class])]
class Account
{
    public string $owner = '';
}
