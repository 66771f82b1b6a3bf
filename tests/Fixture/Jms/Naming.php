<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Naming;

use JMS\Serializer\Annotation as Jms;

final class Names
{
    public int $fooID = 1;

    public int $URL = 2;

    public int $HTMLParser = 3;

    public int $camelCase = 4;

    public int $snake_case = 5;

    public int $Upper = 6;

    public int $a1B2 = 7;

    #[Jms\SerializedName('own Name/ä')]
    public int $named = 8;
}

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
