<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

final class Child extends ParentClass
{
    public string $third = 'third';

    public string $first = 'first of the child';

    #[Jms\SerializedName('again')]
    public string $second = 'second of the child';
}
