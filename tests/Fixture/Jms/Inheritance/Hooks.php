<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

class Hooks
{
    #[Jms\Type('array')]
    public array $calls = [];

    #[Jms\PreSerialize]
    private function before(): void
    {
        $this->calls[] = 'before of the parent';
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        $this->calls[] = 'after of the parent';
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        $this->calls[] = 'made of the parent';
    }
}
