<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

class Untyped
{
    public $value;

    public function __construct($value = null)
    {
        $this->value = $value;
    }
}
