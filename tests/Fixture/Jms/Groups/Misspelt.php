<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Groups;

use JMS\Serializer\Annotation as Jms;

final class Misspelt
{
    #[Jms\Groups(['a, b'])]
    public string $a = 'a';
}
