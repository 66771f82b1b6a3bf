<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Elements;

use JMS\Serializer\Annotation as JMS;

/**
 * What jms/serializer says of XML: attributes, values, lists, maps and a namespace.
 */
#[JMS\XmlRoot('book')]
#[JMS\XmlNamespace(uri: 'http://purl.org/dc/elements/1.1/', prefix: 'dc')]
class Book
{
    #[JMS\XmlAttribute]
    public int $id = 0;

    #[JMS\XmlElement(cdata: false, namespace: 'http://purl.org/dc/elements/1.1/')]
    public string $creator = '';

    #[JMS\Type('array<string>'), JMS\XmlList(entry: 'tag')]
    public array $tags = [];

    /** @var list<Price> */
    #[JMS\Type('array<Kiln\Tests\Golden\Jms\Elements\Price>'), JMS\XmlList(entry: 'price', inline: true)]
    public array $prices = [];

    #[JMS\Type('array<string, int>'), JMS\XmlMap(entry: 'count', keyAttribute: 'at')]
    public array $stock = [];
}

class Price
{
    #[JMS\XmlAttribute]
    public string $currency = '';

    #[JMS\XmlValue(cdata: false)]
    public float $amount = 0.0;
}
