<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Scan;

use Kiln\Attribute\Xml\Items;
use Kiln\Attribute\Xml\Root;

#[Root('shop', 'urn:shop')]
final class Shop
{
    public ?string $name = null;

    /** @var list<Box> */
    #[Items('box')]
    public array $boxes = [];

    /** @var list<Label> */
    public array $label = [];
}
