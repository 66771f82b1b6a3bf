<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use JMS\Serializer\Annotation as Jms;

final class Inlined
{
    public int $id = 1;

    #[Jms\Inline]
    #[Jms\MaxDepth(1)]
    public ?Node $node = null;
}
