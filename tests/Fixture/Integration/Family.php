<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Family
{
    public ?Family $parent = null;

    /** @var list<Family> */
    public array $children = [];

    /** @var array<string, mixed> */
    public array $more = [];
}
