<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

final class LostInConstructor
{
    public function __construct(public ?string $colour = 'red') {}
}
