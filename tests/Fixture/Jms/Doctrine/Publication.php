<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

class Publication
{
    public $id;
}
