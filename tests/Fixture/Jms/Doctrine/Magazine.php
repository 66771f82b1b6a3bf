<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

final class Magazine extends Publication
{
    public $issue;
}
