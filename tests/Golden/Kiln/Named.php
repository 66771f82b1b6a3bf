<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Named;

use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\Order;
use Kiln\Attribute\SerializedName;

/**
 * Keys that are not the names of the properties, in an order of their own.
 */
#[Naming(NamingStrategy::Kebab), Order(['version', 'bomReference'])]
final class Component
{
    #[SerializedName('bom-ref', aliases: ['bomRef', 'ref'])]
    public string $bomReference;

    public string $mimeType = '';

    #[SerializedName("it's 100% \"odd\"")]
    public ?string $odd = null;

    public string $größe = '';

    public string $version;
}
