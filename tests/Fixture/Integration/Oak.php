<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * @phpstan-import-type Point from Tree
 */
final class Oak extends Tree
{
    /** @var list<Point> */
    public array $acorns = [];
}
