<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsObject;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Type\ScalarKind;

/**
 * Whether a value is the one that a guard stands for.
 *
 * @internal
 */
final class GuardTest
{
    public static function holds(Guard $guard, mixed $value): bool
    {
        return match ($guard::class) {
            Always::class => true,
            IsScalar::class => self::isOfKind($value, $guard->kind) || ($guard->acceptsInt && \is_int($value)),
            IsList::class => \is_array($value) && \array_is_list($value),
            IsArray::class => \is_array($value),
            IsObject::class => \is_object($value),
            IsInstance::class => $value instanceof $guard->class,
            IsBackedValue::class => self::isCase($guard->class, $value),
            HasKeys::class => \is_array($value) && self::hasKeys($value, $guard->keys),
            HasValue::class => \is_array($value) && self::isOneOf($value[$guard->field] ?? null, $guard->values),
        };
    }

    public static function isOfKind(mixed $value, ScalarKind $kind): bool
    {
        return match ($kind) {
            ScalarKind::Int => \is_int($value),
            ScalarKind::Float => \is_float($value),
            ScalarKind::String => \is_string($value),
            ScalarKind::Bool => \is_bool($value),
            ScalarKind::True => $value === true,
            ScalarKind::False => $value === false,
        };
    }

    /**
     * Whether it is the value of a case, or (pure enums) the name of one.
     *
     * @param class-string<\UnitEnum> $enum
     */
    public static function isCase(string $enum, mixed $value): bool
    {
        foreach ($enum::cases() as $case) {
            if ($value === ($case instanceof \BackedEnum ? $case->value : $case->name)) {
                return true;
            }
        }

        return false;
    }

    /**
     * By their text: 1 and "1" tell the same class.
     *
     * @param list<int|string> $values
     */
    public static function isOneOf(mixed $value, array $values): bool
    {
        return (\is_int($value) || \is_string($value)) && \in_array((string) $value, \array_map(\strval(...), $values), true);
    }

    /**
     * @param array<mixed> $array
     * @param list<string> $keys
     */
    private static function hasKeys(array $array, array $keys): bool
    {
        foreach ($keys as $key) {
            if (!isset($array[$key])) {
                return false;
            }
        }

        return true;
    }
}
