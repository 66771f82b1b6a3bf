<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class NestedByArray extends Nested
{
    /**
     * @return array{string}
     */
    public function __serialize(): array
    {
        return [self::give()];
    }

    /**
     * @param array{string} $data
     */
    public function __unserialize(array $data): void
    {
        self::take($data[0]);
    }
}
