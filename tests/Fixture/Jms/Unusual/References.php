<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final class References
{
    public array $list = [1];

    public $value = 1;
}
