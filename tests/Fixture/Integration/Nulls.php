<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\VirtualProperty;

class Nulls
{
    public ?int $native = null;

    /** @var ?int */
    public $documented = null;

    public $untyped = null;

    public mixed $mixed = null;

    public ?Nulls $object = null;

    /** @var list<?int> */
    public array $list = [null];

    /** @var array<string, ?int> */
    public array $map = ['a' => null];

    /** @var array{a: ?int} */
    public array $shape = ['a' => null];

    public string $text = '';

    #[VirtualProperty]
    public function virtual(): ?int
    {
        return $this->native;
    }

    #[Accessor(getter: 'virtual')]
    private ?int $accessed = 5;
}
