<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema\Fixture\Warehouse;

use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Xml;
use Kiln\Tests\Integration\Fixture\Xml\Line;
use Kiln\Tests\Integration\Fixture\Xml\Price;

/**
 * All that there is.
 */
#[Xml\Root('catalog', namespace: 'urn:catalog')]
#[Xml\Namespaces(['dc' => 'http://purl.org/dc/elements/1.1/'])]
final class Catalog
{
    /** @param list<Product> $products */
    public function __construct(
        #[Xml\Element(namespace: 'http://purl.org/dc/elements/1.1/')]
        public string $title,
        #[Xml\Items('product')]
        public array $products,
    ) {}
}

final class Product
{
    /** @param list<Color> $colors */
    public function __construct(
        #[Xml\Attribute]
        public int $id,
        #[Xml\Items('color', wrapped: false)]
        public array $colors,
        /** @deprecated */
        public ?\DateTimeImmutable $since = null,
    ) {}
}

enum Color: string
{
    case Red = 'red';
    case Green = 'green';
}

final class Stock
{
    /**
     * @param array<array-key, float>               $rates
     * @param array<string, ?int>                   $counts
     * @param array<string, string>                 $named
     * @param list<?Price>                          $prices
     * @param array{id: int, tags?: list<list<int>>} $known
     * @param array{int, string}                    $pair
     * @param list<Line|Color>                      $things
     */
    public function __construct(
        #[Xml\Entries('rate', keyElement: 'currency', value: 'amount')]
        public array $rates,
        #[Xml\Entries('count', key: 'of', wrapped: false)]
        public array $counts,
        #[Xml\Entries(keyAsName: true)]
        public array $named,
        #[Xml\Items('price')]
        public array $prices,
        #[Xml\Element(nil: true)]
        public ?Line $best,
        public bool|int|string $any,
        public bool|int $either,
        public array $known,
        public array $pair,
        #[Xml\Attribute]
        public ?Color $color,
        public array $things,
    ) {}
}

final class Unnamed
{
    #[SerializedName('a b')]
    public int $x = 1;
}
