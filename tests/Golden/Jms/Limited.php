<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Limited;

use JMS\Serializer\Annotation as JMS;

/**
 * A chain, in which a cycle is possible, cut where it gets too deep.
 */
class Person
{
    public string $name = '';

    #[JMS\MaxDepth(1)]
    public ?Person $friend = null;
}
