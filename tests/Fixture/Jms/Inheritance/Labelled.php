<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

interface Labelled
{
    #[Jms\VirtualProperty]
    public function getLabel(): string;
}
