<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Fixture;

final class Node
{
    public function __construct(public string $name, public ?self $next = null) {}
}
