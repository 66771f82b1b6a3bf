<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Nested
{
    #[Jms\Type('string')]
    public $name;

    #[Jms\MaxDepth(2)]
    #[Jms\Type('Kiln\Tests\Fixture\Jms\Liip\Nested')]
    public $inner;

    #[Jms\MaxDepth(1)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Liip\Nested>')]
    public $list;

    #[Jms\MaxDepth(0)]
    public ?Part $part = null;
}
