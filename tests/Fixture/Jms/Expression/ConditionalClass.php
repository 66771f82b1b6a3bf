<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

#[Jms\Exclude(if: 'object.hidden')]
final class ConditionalClass
{
    public bool $hidden = true;

    public function __construct(bool $hidden = true)
    {
        $this->hidden = $hidden;
    }
}
