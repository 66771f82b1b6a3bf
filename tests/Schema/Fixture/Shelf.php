<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema\Fixture;

/**
 * Holds objects that the class says nothing of.
 */
final class Shelf
{
    /**
     * @param array<string, \Countable> $named
     * @param list<\stdClass>           $loose
     */
    public function __construct(public ?\Countable $first = null, public array $named = [], public ?\stdClass $extra = null, public array $loose = []) {}
}
