<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

#[Jms\VirtualProperty('upper', exp: 'strtoupper(object.name)')]
final class UsesFunctions
{
    public string $name = 'name';

    #[Jms\Exclude(if: 'limit > 1')]
    public string $limited = 'limited';
}
