<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

#[\AllowDynamicProperties]
class Open implements \JsonSerializable, \IteratorAggregate, \Stringable
{
    public int $a = 1;

    public function jsonSerialize(): string
    {
        return 'by JsonSerializable';
    }

    public function getIterator(): \Generator
    {
        yield 'by IteratorAggregate';
    }

    public function __toString(): string
    {
        return 'by __toString()';
    }
}
