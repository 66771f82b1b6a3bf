<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Optionals;

use Kiln\Attribute\OmitEmpty;
use Kiln\Optional;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Status;

/**
 * PHP itself takes any value here.
 */
final class Commented
{
    /** @var Optional<string> */
    #[OmitEmpty]
    public $omitted;

    /** @var Optional<int> */
    public $patched;

    /** @var ?Optional<int> */
    public $nullable;
}

final class Patch
{
    /** @var Optional<string> */
    public Optional $name;

    /** @var Optional<?string> */
    public Optional $nickname;

    /** @var Optional<list<Item>> */
    public Optional $items;

    /** @var Optional<?Patch> */
    private Optional $inner;

    public Optional $anything;

    /** @var ?Optional<int> */
    public ?Optional $age = null;

    /**
     * @param Optional<float>    $price
     * @param Optional<?Status> $status
     */
    public function __construct(
        public readonly Optional $price,
        private Optional $status,
        public int $version = 1,
    ) {}

    /**
     * @return Optional<?Patch>
     */
    public function inner(): Optional
    {
        return $this->inner;
    }

    /**
     * @return Optional<?Status>
     */
    public function status(): Optional
    {
        return $this->status;
    }
}
