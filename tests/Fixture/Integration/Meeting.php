<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Meeting
{
    public Polite $host;

    /** @var list<Polite> */
    public array $guests = [];

    public ?Item $item = null;

    public ?Named $named = null;

    public ?object $thing = null;

    public mixed $mixed = null;
}
