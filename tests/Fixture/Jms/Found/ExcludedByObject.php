<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

final class ExcludedByObject
{
    public $before = 1;

    #[Jms\Exclude(if: 'object !== null')]
    public $excluded = 2;
}
