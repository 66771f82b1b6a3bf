<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Scan;

use Kiln\Attribute\Xml\Attribute;
use Kiln\Attribute\Xml\Element;
use Kiln\Attribute\Xml\Entries;
use Kiln\Attribute\Xml\Items;
use Kiln\Attribute\Xml\Root;
use Kiln\Attribute\Xml\Text;

final class Box
{
    #[Attribute]
    public ?string $unit = null;

    public ?int $width = null;

    public ?Label $label = null;

    /** @var list<string> */
    public array $tag = [];

    /** @var array<string, string> */
    public array $words = [];
}

final class Label
{
    #[Attribute]
    public ?string $lang = null;

    #[Text]
    public string $text = '';
}

enum Level: string
{
    case Low = 'low';
    case High = 'high';
}

#[Root('shop', 'urn:shop')]
final class Shop
{
    public ?string $name = null;

    /** @var list<Box> */
    #[Items('box')]
    public array $boxes = [];

    /** @var list<Label> */
    public array $label = [];
}

/**
 * All that XML is read into without a parser.
 */
final class Store
{
    #[Attribute]
    public string $name = '';

    #[Attribute('bom-ref')]
    public ?int $number = null;

    public ?int $count = null;

    public ?float $rate = null;

    public ?bool $open = null;

    public ?string $note = null;

    #[Element('a.b')]
    public ?string $dotted = null;

    public int|string|null $either = null;

    public ?\DateTimeImmutable $built = null;

    public ?Level $level = null;

    public ?Label $label = null;

    /** @var list<string> */
    public array $tag = [];

    /** @var list<int> */
    #[Items('size')]
    public array $sizes = [];

    /** @var list<Label> */
    #[Items('label')]
    public array $labels = [];

    /** @var list<Box> */
    public array $box = [];

    /** @var list<Box> */
    #[Items('box')]
    public array $boxes = [];

    /** @var array<string, string> */
    public array $words = [];

    /** @var array<string, float> */
    #[Entries('price', 'of')]
    public array $prices = [];

    /** @var array<string, int> */
    #[Entries(keyAsName: true)]
    public array $named = [];

    /** @var array<string, string> */
    #[Entries('fact', 'is', wrapped: false)]
    public array $facts = [];

    /** @var array<string, Box> */
    public array $kept = [];

    public ?self $below = null;

    /** @var list<list<int>> */
    #[Items('row')]
    public array $rows = [];

    public mixed $anything = null;
}

/**
 * Elements whose names mean something where they are read.
 */
final class Named
{
    public ?string $tag = null;

    public ?int $key = null;

    public ?string $value = null;

    /** @var list<string> */
    public array $item = [];
}

/**
 * Elements whose names differ in what makes no difference to PHP.
 */
final class Alike
{
    #[Element('partA')]
    public ?Box $first = null;

    #[Element('parta')]
    public ?Named $second = null;

    /** @var list<Named> */
    #[Element('part_a')]
    public array $third = [];
}
