<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

final class ExcludingChild extends ParentClass
{
    #[Jms\Exclude]
    public string $first = 'first of the child';
}
