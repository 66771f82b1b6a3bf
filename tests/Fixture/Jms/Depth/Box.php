<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use JMS\Serializer\Annotation as Jms;

final class Box
{
    public int $number = 1;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Depth\Box>')]
    public array $boxes = [];

    #[Jms\Type('array<int>')]
    public array $numbers = [1, 2];

    public ?self $inner = null;
}
