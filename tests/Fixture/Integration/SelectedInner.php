<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Until;

final class SelectedInner
{
    public int $id = 1;

    #[Until('1')]
    public string $old = 'old';
}
