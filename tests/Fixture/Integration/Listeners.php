<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Listeners;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;
use Kiln\Attribute\Xml\Root;

interface Priced {}

class Order
{
    public string $number = '';

    /** @var list<Line> */
    public array $lines = [];

    public ?Line $gift = null;

    public mixed $any = null;

    public ?float $rate = null;
}

final class Special extends Order
{
    #[BeforeSerialize]
    private function before(): void
    {
        $this->number .= '+own';
    }

    #[AfterDeserialize]
    private function after(): void
    {
        $this->number .= '+own';
    }
}

final class Line implements Priced
{
    public int $price = 0;

    /** @var list<string> */
    public array $log = [];
}

final class Around
{
    #[Inline]
    public Line $line;

    public string $name = '';
}

#[Discriminator('kind', ['a' => First::class, 'b' => Second::class])]
abstract class Either {}

final class First extends Either
{
    public int $seen = 0;
}

final class Second extends Either {}

#[Discriminator('kind', ['link' => Link::class])]
abstract class Linked {}

final class Link extends Linked
{
    public function __construct(public ?Linked $next = null) {}
}

class Product
{
    public int $id = 1;
    public ?string $name = 'lamp';
    /** @var array<string, mixed> */
    public array $extra = [];
    public ?Maker $maker = null;
    /** @var list<Product> */
    public array $parts = [];
    public mixed $any = null;
    private string $secret = 'x';

    public function secret(): string
    {
        return $this->secret;
    }
}

final class Part extends Product
{
    public float $size = 1.0;
}

final class Maker
{
    public string $name = 'Ann';
    public ?int $since = null;
}

final class Boxed
{
    #[Inline]
    public Maker $maker;
    public int $count = 1;
    public function __construct(Maker $maker)
    {
        $this->maker = $maker;
    }
}

/**
 * @template T
 */
final class Page
{
    /** @var list<T> */
    public array $items = [];
}

final class Pages
{
    /** @var Page<Maker> */
    public Page $makers;
}

/** What was unset of it makes a second pass necessary. */
#[Root('value')]
final class Unfinished
{
    // @phpstan-ignore missingType.property
    public $gone;

    public function __construct(public mixed $any)
    {
        unset($this->gone);
    }
}
