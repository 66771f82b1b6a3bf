<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Groups;

use JMS\Serializer\Annotation as Jms;

final class Writer
{
    public string $plain = 'plain';

    #[Jms\Groups(['list'])]
    public string $listed = 'listed';

    #[Jms\Groups(['deep'])]
    public string $deep = 'deep';
}
