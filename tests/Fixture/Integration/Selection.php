<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Selection;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Attribute\Until;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\WriteOnlyProperty;
use Kiln\Tests\Fixture\Integration\Common\Item;

#[ReadOnlyProperty]
final class Locked
{
    public int $id = 1;

    public ?Item $item = null;
}

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

final class SelectedInner
{
    public int $id = 1;

    #[Until('1')]
    public string $old = 'old';
}

/**
 * Says nothing of groups itself; what is deep inside does.
 */
final class SelectedMiddle
{
    public SelectedInner $inner;

    public function __construct()
    {
        $this->inner = new SelectedInner();
    }
}

/**
 * Says nothing of groups itself; what is deep inside does.
 */
final class SelectedOuter
{
    public SelectedMiddle $inner;

    public function __construct()
    {
        $this->inner = new SelectedMiddle();
    }
}

final class SelectedTree
{
    #[Groups(['a', 'b'])]
    public ?SelectedTree $inner = null;

    #[Groups('a')]
    public int $a = 1;

    #[Groups('b')]
    public int $b = 2;

    public function __construct(
        #[Groups(['a', 'b'])]
        public readonly int $id = 0,
        #[Groups('a')]
        private ?string $name = 'default',
    ) {}

    public function name(): ?string
    {
        return $this->name;
    }
}
