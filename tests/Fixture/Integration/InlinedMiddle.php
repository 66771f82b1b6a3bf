<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Inline;

final class InlinedMiddle
{
    public string $name = '';

    #[Inline(prefix: 'b_')]
    public ?Place $place = null;
}
