<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

#[Jms\ReadOnlyProperty]
final class ClassReadOnly
{
    public int $a = 1;

    #[Jms\ReadOnlyProperty(readOnly: false)]
    public int $b = 2;
}
