<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

#[\AllowDynamicProperties]
final class Dynamic
{
    public int $declared = 1;

    public static function withMore(): self
    {
        $dynamic = new self();
        $dynamic->added = 5;

        return $dynamic;
    }
}
