<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineUntyped
{
    public int $before = 1;

    #[Jms\Inline]
    public $value;

    public int $after = 2;

    public function __construct($value = null)
    {
        $this->value = $value;
    }
}
