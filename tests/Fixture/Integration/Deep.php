<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\MaxDepth;

class Deep
{
    public ?Deep $free = null;

    #[MaxDepth(1)]
    public ?Deep $one = null;

    #[MaxDepth(0)]
    public ?Deep $zero = null;

    /** @var list<Deep> */
    #[MaxDepth(1)]
    public array $list = [];

    /** @var array<string, Deep> */
    #[MaxDepth(0)]
    public array $map = [];

    public mixed $mixed = null;

    public function __construct(public string $name) {}
}
