<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\Accessor;

/**
 * A getter that changes what is read after it.
 */
final class GettersFirst
{
    #[Accessor(getter: 'total')]
    public int $total = 0;

    /** @var list<int> */
    public $parts = [1, 2];

    public function total(): int
    {
        $this->parts[] = 3;

        return array_sum($this->parts);
    }
}
