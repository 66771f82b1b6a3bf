<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Naming;

use JMS\Serializer\Annotation as Jms;

final class OddNames
{
    #[Jms\SerializedName('0')]
    public int $zero = 0;

    #[Jms\SerializedName('1')]
    public int $one = 1;

    #[Jms\SerializedName('same')]
    public int $first = 2;

    #[Jms\SerializedName('same')]
    public int $second = 3;

    #[Jms\SerializedName('quo"te\\')]
    public int $quoted = 4;

    #[Jms\SerializedName("\u{1F600}</a>'\n")]
    public int $strange = 5;
}
