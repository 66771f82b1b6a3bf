<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use JMS\Serializer\Annotation as Jms;

final class Shelf
{
    #[Jms\MaxDepth(1)]
    public ?Box $box = null;

    public static function filled(): self
    {
        $shelf = new self();
        $shelf->box = new Box();
        $shelf->box->inner = new Box();

        return $shelf;
    }
}
