<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class Unwilling
{
    public function __serialize(): array
    {
        throw new \Error('I will not be kept.');
    }
}
