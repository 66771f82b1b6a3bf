<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Selected;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\Since;
use Kiln\Attribute\Until;

/**
 * Groups and versions, strictly, and objects down to a depth.
 */
final class Order
{
    #[Groups('list')]
    public int $id;

    #[Groups(['list', 'detail']), Since('2.0')]
    public string $reference;

    #[Groups('list'), Until('1.9')]
    public string $number;

    #[Groups('detail')]
    public string $remark;

    #[Groups('list'), MaxDepth(1)]
    public ?Order $previous = null;

    #[Groups('list'), ReadOnlyProperty]
    public int $revision = 1;

    #[Ignore]
    public string $secret = '';
}
