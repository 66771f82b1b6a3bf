<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class OuterWithInnerLast
{
    public string $a = 'outera';

    public string $b = 'outerb';

    #[Jms\Inline]
    public Inner $inner;

    public function __construct()
    {
        $this->inner = new Inner();
    }
}
