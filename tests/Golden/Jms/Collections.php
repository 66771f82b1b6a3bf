<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Collections;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as JMS;

/**
 * Arrays of every kind.
 */
final class Stock
{
    #[JMS\Type('array<string>')]
    public array $tags = [];

    #[JMS\Type('array<' . Item::class . '>')]
    public array $items = [];

    #[JMS\Type('array<string, ' . Item::class . '>')]
    public array $bySku = [];

    #[JMS\Type('array<array<int>>')]
    public array $matrix = [];

    #[JMS\Type('array')]
    public array $anything = [];

    #[JMS\Type('ArrayCollection<' . Item::class . '>')]
    public Collection $collection;

    #[JMS\Type('iterable<int>')]
    public iterable $numbers = [];

    public function __construct()
    {
        $this->collection = new ArrayCollection();
    }
}

/**
 * An element of collections.
 */
final class Item
{
    public string $sku;
}
