<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Fixture;

use Kiln\Attribute\Accessor;

/**
 * Its methods throw.
 */
final class Reader
{
    public static \Throwable $thrown;

    #[Accessor(getter: 'value', setter: 'take')]
    private int $value = 1;

    public function value(): int
    {
        return $this->value > 0 ? throw self::$thrown : $this->value;
    }

    public function take(int $value): void
    {
        $this->value = $value > 0 ? throw self::$thrown : $value;
    }
}
