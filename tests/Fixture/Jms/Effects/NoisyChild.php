<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;

final class NoisyChild extends Noisy
{
    #[Jms\VirtualProperty]
    public function ofTheChild(): string
    {
        $this->tell('ofTheChild');

        return 'child';
    }
}
