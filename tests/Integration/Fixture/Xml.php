<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\Xml;
use Kiln\Attribute\Xml\Attribute;
use Kiln\Attribute\Xml\CData;

final class Any
{
    public function __construct(public int $id, #[Xml\Any] public string $rest = '') {}
}

#[Xml\Namespaces(['x' => 'urn:x'])]
final class Around
{
    /** @param list<Inside> $all */
    public function __construct(
        #[Xml\Element(namespace: 'urn:x')]
        public Inside $one,
        #[Xml\Element(namespace: 'urn:x')]
        #[Xml\Items('each')]
        public array $all,
        #[Xml\CData]
        public string $text,
        #[Xml\Attribute(namespace: 'urn:x')]
        public string $mark,
        #[Xml\Attribute('lang', namespace: 'http://www.w3.org/XML/1998/namespace')]
        public string $language = 'en',
    ) {}
}

#[Discriminator(field: 'kind', map: ['one' => ByAttributeOne::class, 'two' => ByAttributeTwo::class])]
#[Xml\Discriminator(Xml\Discriminator::ATTRIBUTE)]
abstract class ByAttribute
{
    public string $id = '';
}

final class ByAttributeOne extends ByAttribute
{
    public function __construct(public int $one) {}
}

final class ByAttributeTwo extends ByAttribute
{
    public function __construct(public int $two) {}
}

#[Discriminator(field: 'kind', map: ['one' => ByElementOne::class, 'two' => ByElementTwo::class])]
abstract class ByElement
{
    public string $id = '';
}

final class ByElementOne extends ByElement
{
    public function __construct(public int $one) {}
}

final class ByElementTwo extends ByElement
{
    public function __construct(public int $two) {}
}

#[Discriminator(field: 'kind', map: ['one' => ByTypeOne::class, 'two' => ByTypeTwo::class])]
#[Xml\Discriminator(Xml\Discriminator::XSI_TYPE)]
abstract class ByType
{
    public string $id = '';
}

final class ByTypeOne extends ByType
{
    public function __construct(public int $one) {}
}

final class ByTypeTwo extends ByType
{
    public function __construct(public int $two) {}
}

#[Xml\Root('entry', namespace: 'http://www.w3.org/2005/Atom')]
final class Entry
{
    public function __construct(
        public string $id,
        #[Xml\Element('creator', namespace: 'http://purl.org/dc/elements/1.1/')]
        public string $author,
        public ?Place $place = null,
    ) {}
}

#[Xml\Root('all', namespace: 'urn:all')]
#[Xml\Namespaces(['o' => 'urn:other'])]
final class Everything
{
    /**
     * @param array<array-key, string>                                            $names
     * @param array<array-key, string>                                            $pairs
     * @param list<array<array-key, ?string>>                                     $maps
     * @param list<list<?float>>                                                  $rows
     * @param list<ByElement|string|null>                                         $either
     * @param array{a: int, b?: string}|null                                      $shape
     * @param array{string, 1?: ?int}                                             $tuple
     * @param list<Everything>                                                    $below
     * @param array<array-key, Price>                                             $prices
     */
    public function __construct(
        public string $text,
        #[Xml\Attribute]
        public ?string $mark,
        #[Xml\Attribute('ref', namespace: 'urn:other')]
        public ?string $reference,
        #[Xml\CData]
        public ?string $section,
        #[Xml\Element('else', namespace: 'urn:other')]
        public ?string $other,
        #[Xml\Entries(keyAsName: true)]
        public array $names,
        #[Xml\Entries('pair', keyElement: 'left', value: 'right', wrapped: false)]
        public array $pairs,
        public array $maps,
        #[Xml\Element(namespace: 'urn:other')]
        #[Xml\Items('row')]
        public array $rows,
        public array $either,
        public mixed $any,
        public ?array $shape,
        public array $tuple,
        #[OmitEmpty]
        public ?Paragraph $paragraph,
        #[Xml\Element('deep', namespace: 'urn:other')]
        public array $below,
        #[Xml\Entries('price', key: 'code')]
        public array $prices,
        public ByAttribute|ByType|null $kind,
    ) {}
}

#[Xml\Root('feed', namespace: 'http://www.w3.org/2005/Atom')]
#[Xml\Namespaces(['dc' => 'http://purl.org/dc/elements/1.1/'])]
final class Feed
{
    /** @param list<Entry> $entries */
    public function __construct(
        #[Xml\Attribute('lang', namespace: 'http://www.w3.org/XML/1998/namespace')]
        public ?string $language,
        public string $title,
        #[Xml\Element('entry')]
        public array $entries,
    ) {}
}

final class Inside
{
    public function __construct(public string $text) {}
}

final class Keyed
{
    public function __construct(#[Xml\Attribute] public int $key) {}
}

final class Kinds
{
    /** @param list<ByElement> $named */
    public function __construct(
        public ByElement $element,
        public ByAttribute $attribute,
        public ByType $type,
        #[Xml\Items(names: ['first' => ByElementOne::class, 'second' => ByElementTwo::class], wrapped: false)]
        public array $named,
    ) {}
}

class Stop
{
    public string $name; // @phpstan-ignore property.uninitialized

    public ?string $note = null;

    public static function of(string $name, ?string $note = null): static
    {
        $stop = new static(); // @phpstan-ignore new.static
        $stop->name = $name;
        $stop->note = $note;

        return $stop;
    }
}

final class LaterStop extends Stop
{
    public int $minutes = 5;
}

final class Line
{
    public function __construct(#[Xml\Attribute('no')] public int $number, #[Xml\Element('title')] public string $name, public ?Price $price = null) {}
}

final class Link
{
    public function __construct(#[Xml\Attribute] public string $href, #[Xml\Text] public string $text) {}
}

final class Loose
{
    /**
     * @param array<array-key, mixed> $map
     */
    // @phpstan-ignore missingType.iterableValue (untyped is what it is here for)
    public function __construct(public mixed $any = null, public array $array = [], public array $map = [], public int|string|null $union = null, public ?string $nil = 'x') {}
}

#[Xml\Root('note', namespace: 'urn:note', prefix: 'n')]
final class Note
{
    /**
     * @param array<array-key, string> $map
     * @param list<string>             $parts
     */
    public function __construct(
        #[Xml\Attribute(namespace: 'urn:note')]
        public string $by,
        public string $title,
        #[Xml\CData]
        public string $section,
        public array $map,
        public array $parts,
    ) {}
}

final class Order
{
    /**
     * @param list<Line>           $lines
     * @param list<string>         $tags
     * @param list<int>            $codes
     * @param array<array-key, float> $rates
     * @param array<string, Line>  $byName
     */
    public function __construct(
        #[Xml\Attribute]
        public int $id,
        public array $lines,
        #[Xml\Items('tag')]
        public array $tags,
        #[Xml\Items('code', wrapped: false)]
        public array $codes,
        public array $rates,
        #[Xml\Entries('named', key: 'name', wrapped: false)]
        public array $byName = [],
        #[Xml\CData]
        public ?string $html = null,
    ) {}
}

final class Paragraph
{
    /** @param list<string|Link|Strong> $content */
    public function __construct(#[Xml\Attribute] public string $id, #[Xml\MixedContent(['a' => Link::class, 'b' => Strong::class])] public array $content) {}
}

final class Parcel
{
    public function __construct(#[Attribute] public string $from, #[Attribute] public string $to = '', #[Attribute] public int $grams = 0) {}
}

final class Parcels
{
    /** @param list<Parcel> $parcels */
    public function __construct(public ?Parcel $first = null, public array $parcels = [], public ?Parcel $last = null) {}
}

final class Person
{
    public function __construct(public string $name, public int $age, public bool $active, public ?float $score = null, public ?string $note = null) {}
}

final class Place
{
    public function __construct(public float $lat, public float $long) {}
}

final class Price
{
    public function __construct(#[Xml\Attribute] public string $currency, #[Xml\Text] public float $amount) {}
}

final class Quoted
{
    #[Attribute]
    public Sign $sign = Sign::Quote;

    public Sign $element = Sign::Quote;

    #[CData]
    public Sign $section = Sign::Less;

    #[CData]
    public ?\DateTimeImmutable $date = null;
}

final class Rates
{
    /** @param array<string, ?float> $rates */
    public function __construct(public array $rates) {}
}

final class Route
{
    public Stop $first; // @phpstan-ignore property.uninitialized

    public ?Place $place = null;

    /**
     * @param list<Stop>  $stops
     * @param list<Place> $places
     */
    public function __construct(public array $stops = [], public array $places = []) {}

    public static function from(Stop $first): self
    {
        $route = new self();
        $route->first = $first;

        return $route;
    }
}

enum Sign: string
{
    case Quote = 'a"b';
    case Less = 'less';
}

final class Strong
{
    public function __construct(#[Xml\Text] public string $text) {}
}

/**
 * A text at each place that a text can have.
 */
final class Texts
{
    /**
     * @param list<string>          $list
     * @param array<string, string> $map
     */
    public function __construct(
        #[Xml\Attribute]
        public string $attribute,
        public string $element,
        public ?string $nullable,
        #[Xml\Items('item')]
        public array $list,
        #[Xml\Entries]
        public array $map,
        #[Xml\CData]
        public string $section,
        public Words $words,
    ) {}

    public static function all(string $text): self
    {
        return new self($text, $text, $text, ['a', $text], [$text => $text], $text, new Words($text, $text));
    }
}

final class Whatever
{
    public function __construct(public mixed $any) {}
}

/**
 * A text in an element that has nothing else in it.
 */
final class Words
{
    public function __construct(
        #[Xml\Attribute]
        public ?string $about,
        #[Xml\Text]
        public string $text,
    ) {}
}

#[Discriminator('a b', map: ['one' => MisnamedOne::class])]
abstract class Misnamed {}

final class MisnamedOne extends Misnamed
{
    public int $number = 1;
}
