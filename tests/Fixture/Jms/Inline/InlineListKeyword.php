<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineListKeyword
{
    #[Jms\Inline]
    #[Jms\Type('list<int>')]
    public $items = [];
}
