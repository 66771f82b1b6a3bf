<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Virtual;

use JMS\Serializer\Annotation as Jms;

final class SameName
{
    public string $name = 'property';

    #[Jms\VirtualProperty]
    public function getName(): string
    {
        return 'method';
    }
}
