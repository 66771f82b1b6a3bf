<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

use Kiln\Attribute\Protobuf\Number;
use Kiln\Attribute\Protobuf\Variant;

/**
 * Numbers in Protocol Buffers that do not stand on properties: of the classes of a hierarchy, and of the cases of an enum.
 *
 * @internal
 */
final readonly class FieldNumbers
{
    /**
     * @param class-string $class
     *
     * @return ?int as a class or an interface says that it is one of
     */
    public static function ofClass(string $class): ?int
    {
        return self::said($class)[1] ?? null;
    }

    /**
     * @param class-string $class
     *
     * @return ?class-string the class or interface that says it
     */
    public static function saidBy(string $class): ?string
    {
        return self::said($class)[0] ?? null;
    }

    /**
     * @param class-string $class
     *
     * @return ?array{class-string, int}
     */
    private static function said(string $class): ?array
    {
        foreach ([...\class_parents($class), ...\class_implements($class)] as $above) {
            foreach ((new \ReflectionClass($above))->getAttributes(Variant::class) as $attribute) {
                $variant = $attribute->newInstance();
                if (\ltrim($variant->type, '\\') === $class) {
                    return [$above, $variant->number];
                }
            }
        }

        return null;
    }

    /**
     * @param class-string<\UnitEnum> $enum
     */
    public static function ofCase(string $enum, string $case): ?int
    {
        return self::number($enum, $case)?->number;
    }

    /**
     * @param class-string<\UnitEnum> $enum
     *
     * @return ?string in `.proto` files, where somebody has said it
     */
    public static function nameOfCase(string $enum, string $case): ?string
    {
        return self::number($enum, $case)?->name;
    }

    /**
     * @param class-string<\UnitEnum> $enum
     *
     * @return list<string> other names in `.proto` files
     */
    public static function aliasesOfCase(string $enum, string $case): array
    {
        return self::number($enum, $case)->aliases ?? [];
    }

    /**
     * @param class-string<\UnitEnum> $enum
     */
    private static function number(string $enum, string $case): ?Number
    {
        $attributes = (new \ReflectionClassConstant($enum, $case))->getAttributes(Number::class);

        return $attributes === [] ? null : $attributes[0]->newInstance();
    }
}
