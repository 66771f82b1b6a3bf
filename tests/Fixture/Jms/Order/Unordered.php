<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

final class Unordered
{
    public string $b = 'b';

    #[Jms\VirtualProperty]
    public function getVirtual(): string
    {
        return 'virtual';
    }

    public string $a = 'a';

    public string $C = 'C';
}
