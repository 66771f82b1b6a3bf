<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

final class HooksOverridden extends Hooks
{
    protected function after(): void
    {
        $this->calls[] = 'after, not annotated';
    }

    protected function made(): void
    {
        $this->calls[] = 'made, not annotated';
    }
}
