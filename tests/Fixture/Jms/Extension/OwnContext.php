<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\SerializationContext;

/**
 * Notes which objects are visited.
 */
final class OwnContext extends SerializationContext
{
    /** @var list<string> */
    public array $visited = [];

    public function startVisiting($object): void
    {
        $this->visited[] = get_debug_type($object);
        parent::startVisiting($object);
    }
}
