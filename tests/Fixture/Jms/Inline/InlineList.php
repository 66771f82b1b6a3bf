<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineList
{
    #[Jms\Inline]
    #[Jms\Type('array<int>')]
    public $items = [];
}
