<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

final class HoldsBadlyOptioned
{
    public ?BadlyOptioned $one = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Found\BadlyOptioned>')]
    public array $many = [];
}
