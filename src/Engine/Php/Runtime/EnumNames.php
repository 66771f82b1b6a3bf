<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

/**
 * Cases of enums by name.
 *
 * @internal
 */
final readonly class EnumNames
{
    /**
     * @template E of \UnitEnum
     *
     * @param class-string<E> $enum
     *
     * @return ?E
     */
    public static function find(string $enum, string $name): ?\UnitEnum
    {
        foreach ($enum::cases() as $case) {
            if ($case->name === $name) {
                return $case;
            }
        }

        return null;
    }
}
