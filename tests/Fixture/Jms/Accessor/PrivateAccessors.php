<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

final class PrivateAccessors
{
    #[Jms\Accessor(getter: 'get', setter: 'set')]
    public string $name = 'name';

    private function get(): string
    {
        return 'got';
    }

    private function set(string $name): void
    {
        $this->name = 'set';
    }
}
