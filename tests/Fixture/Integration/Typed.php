<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Groups;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Type;
use Kiln\Attribute\VirtualProperty;

class Typed
{
    #[Type('list<Item>')]
    public array $items = [];

    #[Type('array<string, int>')]
    public $map = [];

    #[Type('Circle'), SerializedName('c'), Groups('g'), OmitEmpty]
    public ?Shape $shape = null;

    #[Type('?int')]
    public mixed $number = null;

    #[VirtualProperty, Type('list<float>')]
    public function floats(): array
    {
        return [1, 2.5];
    }
}
