<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\BeforeSerialize;

class Renewed
{
    private int $count = 0;

    /** @var list<Status> */
    public array $states = [];

    #[BeforeSerialize]
    private function renew(): void
    {
        $this->states = [Status::Open];
        $this->count = 1;
    }
}
