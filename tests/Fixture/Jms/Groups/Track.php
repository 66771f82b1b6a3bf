<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Groups;

use JMS\Serializer\Annotation as Jms;

final class Track
{
    #[Jms\Groups(['list', 'full'])]
    public string $name = 'track';

    #[Jms\Groups(['full'])]
    public int $seconds = 10;

    public string $remark = 'remark';

    #[Jms\Groups(['list'])]
    public ?Writer $writer = null;

    public function __construct()
    {
        $this->writer = new Writer();
    }
}
