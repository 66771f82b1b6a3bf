<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class NumberedChild extends Numbered
{
    public int $added = 2;
}
