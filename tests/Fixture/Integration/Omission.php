<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Omission;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\VirtualProperty;
use Kiln\Optional;
use Kiln\Tests\Fixture\Integration\Enums\Status;

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

class Sparse
{
    #[OmitEmpty]
    public ?string $text = null;

    #[OmitEmpty]
    public array $list = [];

    /** @var array<string, int> */
    #[OmitEmpty]
    public array $map = [];

    #[OmitEmpty]
    public int $zero = 0;

    #[OmitEmpty]
    public bool $false = false;

    #[OmitEmpty]
    public ?Sparse $inner = null;

    #[OmitEmpty]
    public mixed $mixed = null;

    #[OmitEmpty]
    public ?\stdClass $object = null;

    #[OmitEmpty]
    public ?\ArrayObject $arrayObject = null;

    #[OmitEmpty]
    public Status $status = Status::None;

    /** @var Optional<string> */
    #[OmitEmpty]
    public Optional $optional;

    #[OmitEmpty]
    public int|string $either = '';

    #[OmitEmpty]
    public string $unset;

    /** @var array{a?: int} */
    #[OmitEmpty]
    public array $shape = [];

    #[OmitEmpty, VirtualProperty]
    public function getNothing(): ?string
    {
        return $this->text;
    }
}
