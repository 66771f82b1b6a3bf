<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

trait Sharing
{
    #[Jms\SerializedName('from_trait')]
    public string $traitProperty = 'trait';

    private int $traitSecret = 1;
}
