<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Fixture;

/**
 * A value that {@see PhpTree} has a way to write; other formats write its members.
 */
final readonly class Point
{
    public function __construct(public int $x, public int $y) {}
}
