<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessType(type: 'public_method')]
final class WithoutSetter
{
    private string $name = 'name';

    public function getName(): string
    {
        return $this->name;
    }
}
