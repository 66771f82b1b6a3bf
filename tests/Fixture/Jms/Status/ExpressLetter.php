<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Status;

final class ExpressLetter extends Letter
{
    public int $hours = 24;
}
