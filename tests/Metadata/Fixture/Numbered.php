<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Fixture;

final class Numbered
{
    #[Wire(7)]
    public int $id = 0;
}
