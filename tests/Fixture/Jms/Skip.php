<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Skip;

use JMS\Serializer\Annotation as Jms;

final class Skipping
{
    #[Jms\SkipWhenEmpty]
    public $value;

    public function __construct($value = null)
    {
        $this->value = $value;
    }
}
