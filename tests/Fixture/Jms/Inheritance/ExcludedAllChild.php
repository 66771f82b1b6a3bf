<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

#[Jms\Exclude]
final class ExcludedAllChild extends PlainParent
{
    public string $c = 'c';

    #[Jms\VirtualProperty]
    public function getD(): string
    {
        return 'd';
    }
}
