<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineBoth
{
    #[Jms\Inline]
    #[Jms\Type('array<int>')]
    public $list = [];

    #[Jms\Inline]
    #[Jms\Type('array<string, int>')]
    public $map = [];
}
