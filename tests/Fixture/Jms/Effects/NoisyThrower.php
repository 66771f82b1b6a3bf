<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;

final class NoisyThrower extends Noisy
{
    #[Jms\VirtualProperty]
    public function throwing(): string
    {
        $this->tell('throwing');

        throw new \DomainException('of the getter');
    }
}
