<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

/**
 * A handler of the application that has taken over the names of methods.
 */
final class OwnDates
{
    public function serializeDateTime(): string
    {
        return 'own';
    }
}
