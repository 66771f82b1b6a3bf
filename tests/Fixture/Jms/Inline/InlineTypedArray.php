<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineTypedArray
{
    public int $id = 0;

    #[Jms\Inline]
    #[Jms\Type('array')]
    public array $rest = [];
}
