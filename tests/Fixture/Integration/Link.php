<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Link
{
    public function __construct(public readonly string $url, public readonly string $title) {}
}
