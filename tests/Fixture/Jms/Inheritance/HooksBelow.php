<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

final class HooksBelow extends Hooks
{
    #[Jms\PreSerialize]
    private function before(): void
    {
        $this->calls[] = 'before of the child';
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        $this->calls[] = 'after of the child';
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        $this->calls[] = 'made of the child';
    }
}
