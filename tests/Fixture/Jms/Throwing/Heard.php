<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use JMS\Serializer\Annotation as Jms;

/**
 * Listeners of all events are called for it, and an object constructor of the application makes it.
 */
final class Heard
{
    #[Jms\Type('int')]
    public int $number = 1;

    #[Jms\Type('int'), Jms\Exclude(if: 'decides()')]
    public int $conditional = 2;
}
