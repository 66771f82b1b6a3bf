<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;
use JMS\Serializer\Annotation\Groups;
use JMS\Serializer\Annotation\SerializedName;
use JMS\Serializer\Annotation\Since;
use JMS\Serializer\Annotation\Type;

final class NoAttributes
{
    public int $id = 7;
    public ?string $fullName = null;
    protected float $HTMLPage;
    private array $tags = [];
    public $untyped = 5;
    public static int $count = 0;
    private static ?string $last = null;
}

final class EveryProperty
{
    #[Type('string')]
    #[SerializedName('number')]
    public int $id;

    #[Type(name: 'array<string, Kiln\Tests\Fixture\Jms\Metadata\NoAttributes>'), Groups(['a', 'b'])]
    private array $map;

    #[Type(values: ['name' => "DateTime<'Y-m-d', null, ['Y', 'U']>"])]
    #[Groups(groups: ['list' => 'x'])]
    private $date;

    #[Type(['value' => 'int'])]
    #[Groups(values: ['groups' => ['only']])]
    protected $viaValue;

    #[Since('1.2'), Serializer\Until(version: '3.0.0')]
    #[Serializer\MaxDepth(3)]
    public string $versioned = 'x';

    #[Serializer\MaxDepth(depth: 0)]
    #[Serializer\SkipWhenEmpty]
    #[Serializer\ReadOnlyProperty]
    public array $shallow = [];

    #[Serializer\ReadOnlyProperty(readOnly: false)]
    public ?int $writable = null;

    #[Groups([])]
    #[SerializedName('')]
    public bool $noGroup = false;

    #[SerializedName('0')]
    public int $zero = 0;

    #[SerializedName(name: null)]
    public int $nullName = 0;

    #[SerializedName(12)]
    public int $numberName = 0;

    #[SerializedName('xml/@attribute')]
    #[Serializer\XmlAttribute, Serializer\XmlElement(cdata: false), Serializer\XmlValue]
    public string $xml = '';

    #[Serializer\XmlList(entry: 'e', inline: true), Serializer\XmlMap(keyAttribute: 'k'), Serializer\XmlKeyValuePairs, Serializer\XmlAttributeMap]
    public array $xmlList = [];

    #[Serializer\Exclude]
    public string $secret = '';

    #[Serializer\Exclude(if: 'object.isSecret()')]
    public string $maybe = '';

    #[Serializer\Exclude(['if' => ''])]
    public string $emptyCondition = '';

    #[Serializer\Expose(if: 'true')]
    public string $exposedIf = '';

    #[Serializer\UnionDiscriminator(field: 'kind', map: ['a' => NoAttributes::class])]
    public NoAttributes|EveryProperty|null $union;

    #[Serializer\UnionDiscriminator(map: ['a' => NoAttributes::class]), Type('array<int>')]
    public array $typeWins;

    #[\Unknown, Missing\Attribute(Missing\Constant::X), Serializer\Missing('x')]
    public int $others = 1;
}

#[Serializer\AccessorOrder(order: 'alphabetical')]
final class LaterAttributesWin
{
    #[Type('int'), Serializer\UnionDiscriminator(map: ['x' => 'y'])]
    public $b;

    #[Serializer\Exclude(if: 'a'), Serializer\Expose]
    public int $a = 1;
}

#[Serializer\XmlRoot('root', namespace: 'urn:a'), Serializer\XmlNamespace(uri: 'urn:a'), Serializer\XmlNamespace(uri: 'urn:b', prefix: 'b')]
#[Serializer\Exclude(if: 'object.isHidden()')]
#[Serializer\ReadOnlyProperty]
class ReadOnlyClass
{
    public int $a = 1;

    #[Serializer\ReadOnlyProperty([], false)]
    public int $b = 2;

    #[Serializer\ReadOnlyProperty(['readOnly' => false])]
    public int $c = 3;

    #[\JMS\Serializer\Annotation\ReadOnly]
    public int $d = 4;

    #[Serializer\DeprecatedReadOnly(readOnly: false)]
    public int $e = 4;
}
