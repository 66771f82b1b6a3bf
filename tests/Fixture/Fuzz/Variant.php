<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * A union of every sort.
 */
final class Variant
{
    public int|string $id;

    public int|float|null $number = null;

    public bool|string $flag = false;

    /** @var int|list<int> */
    public int|array $numbers = 0;

    public Line|Text|null $entry = null;

    public Status|int $state = 0;

    /** @var array<string, int>|string */
    public array|string $settings = '';

    public Line|\stdClass|null $thing = null;

    public Circle|Square|null $shape = null;
}
