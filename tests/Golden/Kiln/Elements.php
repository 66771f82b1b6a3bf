<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Elements;

use Kiln\Attribute\Xml;

/**
 * Attributes, texts, lists and maps with and without an element around them, and names in a namespace of their own.
 */
#[Xml\Root('book', namespace: 'urn:books')]
#[Xml\Namespaces(['dc' => 'http://purl.org/dc/elements/1.1/'])]
final class Book
{
    /**
     * @param list<string>         $tags
     * @param list<Price>          $prices
     * @param array<string, int> $stock
     */
    public function __construct(
        #[Xml\Attribute]
        public int $id,
        #[Xml\Element('creator', namespace: 'http://purl.org/dc/elements/1.1/')]
        public string $author,
        #[Xml\CData]
        public string $abstract,
        #[Xml\Items('tag')]
        public array $tags = [],
        #[Xml\Items('price', wrapped: false)]
        public array $prices = [],
        #[Xml\Entries('count', key: 'at')]
        public array $stock = [],
        #[Xml\Element(nil: true)]
        public ?string $note = null,
    ) {}
}

final class Price
{
    public function __construct(
        #[Xml\Attribute]
        public string $currency,
        #[Xml\Text]
        public float $amount,
    ) {}
}
