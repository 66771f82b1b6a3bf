<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\SerializedName;

class Numbered
{
    public string $name = 'n';

    #[SerializedName('7')]
    private int $seventh = 1;

    public function seventh(): int
    {
        return $this->seventh;
    }
}
