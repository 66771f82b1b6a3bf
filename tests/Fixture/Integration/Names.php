<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\SerializedName;

#[Naming(NamingStrategy::Snake)]
class Names
{
    public int $orderId = 1;

    private string $parseHTMLPage = 'p';

    #[SerializedName('IBAN', aliases: ['iban', 'bankAccount'])]
    public ?string $bankAccount = null;

    #[SerializedName('required', aliases: ['must'])]
    public string $must;

    #[SerializedName('', aliases: ['empty'])]
    public int $emptyKey = 0;

    #[SerializedName("nul\0, \"quotes\", back\\slash, 'single', \$dollar, */")]
    public int $strange = 0;

    #[SerializedName('7')]
    public int $numeric = 0;
}
