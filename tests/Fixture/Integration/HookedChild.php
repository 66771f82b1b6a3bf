<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;

final class HookedChild extends Hooked
{
    #[BeforeSerialize]
    public function beforeChild(): void
    {
        $this->calls[] = 'before child';
    }

    #[AfterDeserialize]
    private function afterChild(): void
    {
        $this->calls[] = 'after child';
    }
}
