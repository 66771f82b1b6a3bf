<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Groups;

use JMS\Serializer\Annotation as Jms;

class Grouped
{
    #[Jms\Groups(['a'])]
    public string $inA = 'A';

    #[Jms\Groups(['b'])]
    public string $inB = 'B';

    #[Jms\Groups(['a', 'b'])]
    public string $inBoth = 'AB';

    #[Jms\Groups(['Default', 'a'])]
    public string $inDefault = 'D';

    public string $without = 'none';
}
