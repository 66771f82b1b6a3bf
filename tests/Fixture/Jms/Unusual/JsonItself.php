<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

class JsonItself implements \JsonSerializable, \Stringable
{
    public int $a = 1;

    public function jsonSerialize(): mixed
    {
        return 'not asked';
    }

    public function __toString(): string
    {
        return 'text';
    }
}
