<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\VirtualProperty;
use Kiln\Optional;

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
