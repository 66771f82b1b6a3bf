<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

enum Sign: string
{
    case Quote = 'a"b';
    case Less = 'less';
}
