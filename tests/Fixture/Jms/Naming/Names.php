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
