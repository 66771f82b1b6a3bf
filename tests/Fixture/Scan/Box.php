<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Scan;

use Kiln\Attribute\Xml\Attribute;

final class Box
{
    #[Attribute]
    public ?string $unit = null;

    public ?int $width = null;

    public ?Label $label = null;

    /** @var list<string> */
    public array $tag = [];

    /** @var array<string, string> */
    public array $words = [];
}
