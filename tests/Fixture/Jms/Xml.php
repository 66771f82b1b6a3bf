<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

use JMS\Serializer\Annotation as Jms;

final class Arrays
{
    public array $arr = [];

    #[Jms\XmlList(entry: 'e')]
    public array $skipped = [];

    #[Jms\XmlList(entry: 'e', skipWhenEmpty: false)]
    public array $kept = [];
}

final class Attribute
{
    #[Jms\XmlAttribute]
    public ?string $at = null;
}

final class NumberedAttribute
{
    #[Jms\XmlAttribute(namespace: 'urn:x')]
    public int $number = 7;
}

#[Jms\XmlRoot('book', namespace: 'urn:books', prefix: 'b')]
#[Jms\XmlNamespace(uri: 'urn:books', prefix: 'b')]
#[Jms\XmlNamespace(uri: 'urn:other')]
class Book
{
    #[Jms\XmlAttribute]
    public int $id = 5;

    #[Jms\XmlElement(cdata: false)]
    public string $title = 'A & B';

    #[Jms\XmlElement(namespace: 'urn:books')]
    public string $author = 'someone';

    #[Jms\XmlList(entry: 'tag')]
    #[Jms\Type('array<string>')]
    public array $tags = ['x', 'y'];

    #[Jms\XmlList(entry: 'chapter', inline: true)]
    #[Jms\Type('array<string>')]
    public array $chapters = ['one'];

    #[Jms\XmlMap(entry: 'price', keyAttribute: 'currency')]
    #[Jms\Type('array<string, float>')]
    public array $prices = ['EUR' => 1.5, 'USD' => 2];

    #[Jms\XmlKeyValuePairs]
    #[Jms\Type('array<string, int>')]
    public array $pairs = ['good' => 1, '1bad' => 2];

    public bool $sold = false;

    public ?string $nothing = null;
}

final class Novel extends Book {}

final class Text
{
    #[Jms\XmlAttribute]
    public string $lang = 'en';

    #[Jms\XmlValue(cdata: false)]
    public string $text = 'text';
}

final class Values
{
    #[Jms\Type('int')]
    public $i;

    #[Jms\Type('bool')]
    public $b;

    #[Jms\Type('string')]
    public $s;

    #[Jms\Type('float')]
    public $f;

    #[Jms\Type('array<int>')]
    public $list;

    #[Jms\Type('array<int>')]
    #[Jms\XmlList(entry: 'n')]
    public $xmlList;
}

#[JMS\Exclude(if: 'false')]
final class Conditional
{
    #[JMS\XmlMap(keyAttribute: 'k')]
    public mixed $names = ['ü' => 'ö'];
}
