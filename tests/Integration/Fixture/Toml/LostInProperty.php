<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

final class LostInProperty
{
    public ?string $colour = 'red';
}
