<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Plan\Shape\Enumeration;

/**
 * What cases of an enum look like.
 *
 * @internal
 */
final readonly class Enums
{
    /**
     * @param class-string<\UnitEnum> $class
     */
    public static function shape(string $class, bool $byName): Enumeration
    {
        $values = [];
        foreach ($class::cases() as $case) {
            $values[$case->name] = !$byName && $case instanceof \BackedEnum ? $case->value : $case->name;
        }

        return new Enumeration($class, $values);
    }
}
