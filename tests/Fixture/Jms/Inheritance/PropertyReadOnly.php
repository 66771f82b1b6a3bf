<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

final class PropertyReadOnly
{
    #[Jms\ReadOnlyProperty]
    public int $a = 1;

    public int $b = 2;

    public readonly int $written;
}
