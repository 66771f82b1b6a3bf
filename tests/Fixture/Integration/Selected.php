<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Attribute\Until;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\WriteOnlyProperty;

class Selected
{
    public int $always = 0;

    #[Groups('a')]
    public int $inA = 1;

    #[Groups(['a', 'b'])]
    public int $inBoth = 2;

    #[Groups(['b', 'Default'])]
    public int $inBAndDefault = 3;

    #[Since('2.0')]
    public int $since = 4;

    #[Until('2.0')]
    public int $until = 5;

    #[Since('1.5'), Until('2.5'), Groups('b')]
    private int $between = 6;

    #[Ignore]
    public int $ignored = 7;

    #[ReadOnlyProperty]
    public int $readOnly = 8;

    #[WriteOnlyProperty]
    public int $writeOnly = 9;

    #[VirtualProperty, Groups('a'), Since('2.0')]
    public function getSum(): int
    {
        return $this->always + $this->between;
    }

    #[VirtualProperty('named'), SerializedName('renamed')]
    private function whatever(): string
    {
        return 'w';
    }
}
