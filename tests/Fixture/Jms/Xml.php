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
    #[Jms\XmlMap(keyAttribute: 'k')]
    public mixed $names = ['ü' => 'ö'];
}

/**
 * Values in all places that a document without namespaces has for them.
 */
final class Shelf
{
    #[Jms\XmlAttribute]
    #[Jms\Type('int')]
    public $number;

    #[Jms\XmlAttribute]
    #[Jms\Type('string')]
    public $name;

    #[Jms\Type('bool')]
    public $open;

    #[Jms\Type('float')]
    public $width;

    #[Jms\Type('string')]
    public $label;

    #[Jms\Type('DateTimeImmutable')]
    public $built;

    #[Jms\Type(Text::class)]
    public $note;

    /** @var Text[] */
    #[Jms\XmlList(entry: 'line')]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Text>')]
    public $lines;

    #[Jms\Type('array<string>')]
    public $plain;

    #[Jms\XmlList(entry: 'tag', inline: true)]
    #[Jms\Type('array<int>')]
    public $tags;

    #[Jms\XmlList(entry: 'point', inline: true)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Point>')]
    public $points;

    #[Jms\XmlMap(entry: 'price', keyAttribute: 'currency')]
    #[Jms\Type('array<string, float>')]
    public $prices;

    #[Jms\XmlMap(entry: 'place', keyAttribute: 'at')]
    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Xml\Point>')]
    public $places;

    #[Jms\XmlKeyValuePairs]
    #[Jms\Type('array<string, int>')]
    public $pairs;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Xml\Shelf')]
    public $below;

    #[Jms\XmlList(entry: 'shelf')]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Shelf>')]
    public $beside;

    #[Jms\Inline]
    #[Jms\Type('Kiln\Tests\Fixture\Jms\Xml\Point')]
    public $place;

    #[Jms\XmlList(entry: 'row')]
    #[Jms\Type('array<array<int>>')]
    public $rows;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Animal>')]
    public $animals;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Xml\Plant')]
    public $plant;

    #[Jms\XmlElement(namespace: 'urn:elsewhere')]
    #[Jms\Type('string')]
    public $elsewhere;
}

final class Point
{
    #[Jms\XmlAttribute]
    #[Jms\Type('string')]
    public $unit;

    #[Jms\Type('int')]
    public $x;

    #[Jms\Type('float')]
    public $y;
}

#[Jms\Discriminator(field: 'kind', map: ['cat' => Cat::class, '7' => Dog::class])]
abstract class Animal
{
    #[Jms\Type('string')]
    public $called;
}

final class Cat extends Animal
{
    #[Jms\Type('int')]
    public $lives;
}

final class Dog extends Animal
{
    #[Jms\Type('bool')]
    public $barks;
}

#[Jms\Discriminator(field: 'kind', map: ['tree' => Tree::class, 'herb' => Herb::class])]
#[Jms\XmlDiscriminator(attribute: true)]
abstract class Plant
{
    #[Jms\Type('string')]
    public $called;
}

final class Tree extends Plant
{
    #[Jms\Type('float')]
    public $height;
}

final class Herb extends Plant
{
    #[Jms\XmlAttribute]
    #[Jms\Type('string')]
    public $taste;
}

enum Grade: string
{
    case Good = 'good & fine';
    case Bad = 'bad';
}

/**
 * Everything that the extension writes.
 */
#[Jms\XmlRoot('crate')]
final class Crate
{
    #[Jms\Type('array<' . Item::class . '>')]
    #[Jms\XmlList(entry: 'item', inline: true)]
    private array $items = [];

    #[Jms\Type('integer')]
    #[Jms\XmlAttribute]
    private int $id = -7;

    #[Jms\Type('string')]
    #[Jms\XmlAttribute]
    private string $label = "a \"b\" <c> & d\n";

    public static function of(Item ...$items): self
    {
        $crate = new self();
        $crate->items = $items;

        return $crate;
    }
}

class Item
{
    #[Jms\Type('string')]
    public string $title = 'Ü ]]> <&>';

    #[Jms\Type('string')]
    #[Jms\XmlElement(cdata: false)]
    public ?string $plain = "<a> & b\r";

    #[Jms\Type('double')]
    public float $price = 19.5;

    #[Jms\Type('double<2, "HALF_UP", 3>')]
    public float $rounded = 2.005;

    #[Jms\Type('boolean')]
    public bool $isNew = false;

    #[Jms\Type('DateTimeImmutable<"Y-m-d H:i">')]
    public \DateTimeImmutable $made;

    #[Jms\Type('DateTimeImmutable<"U">')]
    public \DateTimeImmutable $seen;

    #[Jms\Type('enum<' . Grade::class . ', "value">')]
    public Grade $grade = Grade::Good;

    #[Jms\Type('array<string, integer>')]
    #[Jms\XmlMap(entry: 'count', keyAttribute: 'of')]
    public array $counts = ['a & b' => 1, 'c' => 2];

    #[Jms\Type('array<array<float>>')]
    public array $rows = [[1.0, 1e20], [], [0.1 + 0.2]];

    #[Jms\Type('array<string>')]
    #[Jms\XmlList(entry: 'tag')]
    public array $skipped = [];

    #[Jms\Type('array<string>')]
    public array $empty = [];

    #[Jms\Type(self::class)]
    public ?Item $inside = null;

    public mixed $anything = true;

    public function __construct()
    {
        $this->made = new \DateTimeImmutable('2026-03-01T09:30:00+02:00');
        $this->seen = new \DateTimeImmutable('@1772350200');
    }
}

final class Special extends Item
{
    #[Jms\Type('string')]
    #[Jms\XmlElement(cdata: false)]
    public string $why = 'because';
}

#[Jms\XmlNamespace(uri: 'urn:x')]
class Unprefixed
{
    public $inner;
}

#[Jms\XmlNamespace(uri: 'urn:x', prefix: 'x')]
final class Prefixed extends Unprefixed {}

enum Suit
{
    case Hearts;
}

final class Suits
{
    #[Jms\XmlList(entry: 'e', namespace: 'urn:x')]
    #[Jms\Type("ArrayCollection<enum<Kiln\Tests\Fixture\Jms\Xml\Suit,'value','string'>>")]
    public $suits;
}

final class Hooked
{
    public $text = 'before';

    #[Jms\XmlList(entry: 'e', namespace: 'urn:x')]
    public $entries = [1, null, ['a' => null]];

    #[Jms\PostSerialize]
    public function after(): void
    {
        $this->text .= ' after';
    }
}

final class TextAmongElements
{
    #[Jms\XmlElement(cdata: false)]
    public $first = 'a';

    #[Jms\Inline]
    public $inline = 5;

    public $last = 'b';

    #[Jms\PostSerialize]
    public function after(): void
    {
        $this->last .= ' after';
    }
}

/**
 * Entries that jms/serializer looks for by another name, as they are inlined.
 */
final class InlinedEntries
{
    #[Jms\Inline]
    #[Jms\XmlList(entry: 'e', inline: true, namespace: 'urn:x')]
    #[Jms\Type('array<float, false>')]
    public array $entries = [];
}

/**
 * What stands in elements of its own class, and in all ways an object can be in an element.
 */
#[Jms\XmlRoot('tree')]
class Shrub
{
    #[Jms\XmlAttribute]
    public ?string $at = null;

    public ?string $text = null;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Xml\Leaf')]
    public mixed $leaf = null;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Xml\Leaf')]
    #[Jms\SkipWhenEmpty]
    public mixed $full = null;

    /** @var list<Leaf>|null */
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Leaf>')]
    #[Jms\XmlList(entry: 'leaf')]
    public ?array $leaves = null;

    /** @var list<Leaf>|null */
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Leaf>')]
    #[Jms\XmlList(entry: 'kept', skipWhenEmpty: false)]
    public ?array $kept = null;

    /** @var list<Shrub>|null */
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Shrub>')]
    #[Jms\XmlList(entry: 'branch', inline: true)]
    public ?array $branches = null;

    /** @var \ArrayIterator<string, string>|null */
    #[Jms\Type('ArrayIterator<string, string>')]
    #[Jms\XmlKeyValuePairs]
    public ?\ArrayIterator $pairs = null;

    /** @param list<Shrub> $branches */
    public static function with(?string $at = null, array $branches = []): self
    {
        $tree = new self();
        $tree->at = $at;
        $tree->branches = $branches;

        return $tree;
    }
}

class Leaf
{
    public function __construct(
        #[Jms\XmlAttribute]
        public ?string $at = null,
        #[Jms\XmlValue]
        public ?string $value = null,
    ) {}
}

final class LaterLeaf extends Leaf {}

final class AttributeLast
{
    public string $text = 'a';

    #[Jms\XmlAttribute]
    public string $at = 'b';
}

/**
 * A root with a long list and more.
 */
final class Chronicle
{
    public ?string $title = null;

    /** @var list<Event> */
    #[Jms\XmlList(entry: 'event', inline: true)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Event>')]
    public array $events = [];

    public ?int $count = null;
}

final class Event
{
    #[Jms\XmlAttribute]
    public ?int $number = null;

    public ?string $name = null;

    public ?bool $done = null;

    public ?\DateTimeImmutable $at = null;

    /** @var list<string> */
    #[Jms\XmlList(entry: 'tag', inline: true)]
    #[Jms\Type('array<string>')]
    public array $tags = [];
}

/**
 * Entries that may be wrong each for itself.
 */
final class Calendar
{
    /** @var array<string, \DateTimeImmutable> */
    #[Jms\XmlMap(entry: 'day', keyAttribute: 'of')]
    #[Jms\Type("array<string, DateTimeImmutable<'Y-m-d', '', '|Y-m-d'>>")]
    public array $days = [];

    /** @var array<string, \DateTimeImmutable> */
    #[Jms\XmlMap(entry: 'night', keyAttribute: 'of', inline: true)]
    #[Jms\Type("array<string, DateTimeImmutable<'Y-m-d', '', '|Y-m-d'>>")]
    public array $nights = [];

    /** @var array<string, Suit> */
    #[Jms\XmlKeyValuePairs]
    #[Jms\Type("array<string, enum<Kiln\Tests\Fixture\Jms\Xml\Suit, 'name'>>")]
    public array $suits = [];
}

#[Jms\XmlNamespace(uri: 'urn:x')]
final class Outer
{
    public ?int $number = null;

    public ?Inner $inner = null;
}

/**
 * Its namespace is the default one of what is around it, which libxml2 gives it back where the root declares another in the end.
 */
#[Jms\XmlNamespace(uri: 'urn:x', prefix: 'x')]
final class Inner {}

abstract class Above
{
    public int $first = 1;

    #[Jms\Inline]
    public ?Within $within = null;
}

final class Below extends Above {}

class Within {}

final class ValueWithin extends Within
{
    #[Jms\XmlMap(entry: 'e', keyAttribute: 'key', inline: true)]
    public $pairs;

    #[Jms\XmlValue]
    public $value;
}

final class TextWithin extends Within
{
    #[Jms\XmlValue(cdata: false)]
    #[Jms\Type('string')]
    public $value;
}

final class AskedAbove
{
    #[Jms\Exclude]
    public static int $asked = 0;

    #[Jms\Inline]
    #[Jms\Type(TextWithin::class)]
    public ?TextWithin $within = null;

    #[Jms\VirtualProperty]
    #[Jms\Type('int')]
    public function getCalls(): int
    {
        ++self::$asked;

        return 1;
    }
}

#[Jms\Exclude(if: 'true')]
final class LeftOut {}

final class AroundLeftOut
{
    #[Jms\Inline]
    public $leftOut;

    public $id = 'x';
}

final class TextAndAttributeWithin extends Within
{
    #[Jms\XmlAttribute(namespace: 'urn:x')]
    public int $number = 1;

    #[Jms\XmlValue(cdata: false)]
    #[Jms\Type('string')]
    public $value;
}

final class UntypedPairs
{
    #[Jms\XmlKeyValuePairs]
    #[Jms\Type('Iterator')]
    public ?\Iterator $pairs = null;
}

/**
 * Where it is as deep as it may be, nothing is written in it.
 */
final class Bottom
{
    #[Jms\MaxDepth(0)]
    public ?self $typed = null;

    #[Jms\MaxDepth(0)]
    public $untyped;

    /** @var list<self> */
    #[Jms\MaxDepth(0)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Xml\Bottom>')]
    public array $listed = [];
}
