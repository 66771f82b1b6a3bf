<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Inline;

use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\SerializedName;
use Kiln\Tests\Fixture\Integration\Common\Item;

class Inlined
{
    public int $id = 0;

    #[Inline]
    public Place $home;

    #[Inline(prefix: 'work_')]
    public ?Place $work = null;

    /** @var array<string, int> */
    #[Inline(prefix: 'n_')]
    private array $numbers = [];

    /** @var array<string, Item> */
    #[Inline(prefix: 'item_')]
    public array $items = [];

    /**
     * @return array<string, int>
     */
    public function numbers(): array
    {
        return $this->numbers;
    }
}

/**
 * PHP lets $number be null, which is nothing that generated code is made for.
 */
final class InlinedLater
{
    /** @var array<string, int> */
    #[Inline(prefix: 'in_')]
    public array $members;

    /** @var int */
    #[OmitEmpty]
    public $number = null;
}

final class InlinedMiddle
{
    public string $name = '';

    #[Inline(prefix: 'b_')]
    public ?Place $place = null;
}

final class InlinedTwice
{
    #[Inline(prefix: 'a_')]
    public ?InlinedMiddle $middle = null;
}

final class Place
{
    public function __construct(
        public string $street = '',
        #[SerializedName('town', aliases: ['city'])]
        public ?string $city = null,
        #[ReadOnlyProperty]
        public string $country = 'CH',
    ) {}
}

final class Rest
{
    public ?string $name = null;

    /** @var array<string, mixed> */
    #[Inline]
    public array $rest = [];
}

final class Untyped
{
    /** @var array<string, mixed> */
    #[Inline]
    public $rest;
}

final class UntypedOmitted
{
    /** @var array<string, mixed> */
    #[Inline, OmitEmpty]
    public $rest;
}
