<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineMap
{
    #[Jms\Inline]
    #[Jms\Type('array<string, int>')]
    public $items = [];
}
