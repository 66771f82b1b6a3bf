<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

use ArrayObject as Objects;
use DateTimeInterface;
use Kiln\Tests\Fixture\Metadata\Other\{Address, Stamped};
use Traversable;

/**
 * @phpstan-type Row array{id: int, tags?: list<string>, note: ?string}
 *
 * @phpstan-import-type Named from Address
 * @phpstan-import-type Coordinates from Address as Point
 */
class Report
{
    /** @use Stamped<Line> */
    use Stamped;

    public int $number = 1;

    public ?string $title = null;

    public int|string $reference = 0;

    /** @var array<string, Address> */
    public array $addressesByName = [];

    /** @var Address[]|null */
    public ?array $others = null;

    /** @var Row */
    public array $row = ['id' => 1, 'note' => null];

    /** @var list<Named> */
    public array $places = [];

    /** @var ?Point */
    public ?array $point = null;

    public ?DateTimeInterface $made = null;

    /** @var Objects<string, Line>|null */
    public ?Objects $objects = null;

    /** @var Traversable<int, Line>|null */
    public ?Traversable $walked = null;

    /** @var iterable<Line> */
    public iterable $lines = [];

    public Status $status = Status::Open;

    public mixed $anything = null;

    public ?self $parent = null;

    /**
     * @var array<mixed>
     *
     * @phpstan-var array<int, Line>
     */
    public array $exact = [];

    /** @var int<1, max> */
    public int $positive = 1;

    public static int $count = 0;

    public function length(): int
    {
        return \strlen((string) $this->title);
    }
}
