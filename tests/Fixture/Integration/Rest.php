<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Inline;

final class Rest
{
    public ?string $name = null;

    /** @var array<string, mixed> */
    #[Inline]
    public array $rest = [];
}
