<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Listeners;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;

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
