<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\Groups;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\VirtualProperty;

final class Customer
{
    public function __construct(
        #[Groups('list')]
        public string $firstName,
        #[Groups('list')]
        public ?string $middleName = null,
        #[SerializedName('IBAN')]
        public ?string $bankAccount = null,
        public ?PostalAddress $postalAddress = null,
        public ?KebabNames $ownNames = null,
        public ?NamesAsTheyAre $asTheyAre = null,
    ) {}

    #[VirtualProperty]
    public function getDisplayName(): string
    {
        return strtoupper($this->firstName);
    }
}
