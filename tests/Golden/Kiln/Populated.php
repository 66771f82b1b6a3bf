<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Populated;

use Kiln\Attribute\Inline;

/**
 * An object that exists already, and others inside it.
 */
class Truck
{
    public string $plate = '';

    private Engine $engine;

    public ?Engine $spare = null;

    /** @var list<Engine> */
    public array $history = [];

    #[Inline(prefix: 'aux_')]
    public ?Engine $auxiliary = null;

    public function engine(): Engine
    {
        return $this->engine;
    }
}

final class Engine
{
    public function __construct(public readonly string $serial, public int $power) {}
}
