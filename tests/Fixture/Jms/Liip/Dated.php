<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

class Dated
{
    public ?\DateTimeImmutable $at = null;

    public ?\DateTime $changed = null;
}
