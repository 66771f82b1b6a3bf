<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final class WithConstants
{
    public const A = 1;

    public static int $count = 3;

    private static ?string $hidden = null;

    public int $a = self::A;
}
