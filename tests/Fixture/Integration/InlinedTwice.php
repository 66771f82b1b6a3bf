<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Inline;

final class InlinedTwice
{
    #[Inline(prefix: 'a_')]
    public ?InlinedMiddle $middle = null;
}
