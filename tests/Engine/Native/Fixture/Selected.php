<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Fixture;

use Kiln\Attribute\Groups;

final class Selected
{
    #[Groups('list')]
    public int $id = 1;

    #[Groups('detail')]
    public string $note = 'n';
}
