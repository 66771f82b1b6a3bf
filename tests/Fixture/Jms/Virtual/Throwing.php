<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Virtual;

use JMS\Serializer\Annotation as Jms;

final class Throwing
{
    #[Jms\VirtualProperty]
    public function getTrouble(): string
    {
        throw new \DomainException('trouble');
    }
}
