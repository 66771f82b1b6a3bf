<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

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

/**
 * Prints the tests that tell the members of a union apart.
 *
 * @internal
 */
final readonly class Guards
{
    /**
     * @param string $value an expression that can be evaluated several times
     */
    public static function print(Guard $guard, string $value): string
    {
        return match ($guard::class) {
            Always::class => 'true',
            IsScalar::class => Php::isOfKind($guard->kind, $value) . ($guard->acceptsInt ? " || \\is_int({$value})" : ''),
            IsList::class => "\\is_array({$value}) && \\array_is_list({$value})",
            IsArray::class => "\\is_array({$value})",
            IsInstance::class => "{$value} instanceof " . Php::className($guard->class),
            IsObject::class => "\\is_object({$value})",
            HasKeys::class => "\\is_array({$value}) && isset(" . \implode(', ', \array_map(static fn(string $key): string => "{$value}[" . Php::literal($key) . ']', $guard->keys)) . ')',
            HasValue::class => "\\is_array({$value}) && " . self::isIn("{$value}[" . Php::literal($guard->field) . '] ?? null', $guard),
            IsBackedValue::class => self::isBackedValue($guard, $value),
        };
    }

    /**
     *     isset($data['type']) && !\in_array($data['type'], ['car'], true) && throw new Mismatch('type');
     *
     * The statement that refuses any other value, but not that there is none.
     */
    public static function refuseOther(HasValue $guard, string $data): string
    {
        $value = "{$data}[" . Php::literal($guard->field) . ']';

        return "isset({$value}) && !" . self::isIn($value, $guard) . ' && ' . ReadValues::mismatch($guard->field) . ';';
    }

    private static function isIn(string $value, HasValue $guard): string
    {
        return "\\in_array({$value}, " . Php::literal($guard->asRead()) . ', true)';
    }

    private static function isBackedValue(IsBackedValue $guard, string $data): string
    {
        $class = Php::classType($guard->class);
        if (!\is_a($guard->class, \BackedEnum::class, true)) {
            return "\\is_string({$data}) && EnumNames::find({$class}::class, {$data}) !== null";
        }
        $backing = (new \ReflectionEnum($guard->class))->getBackingType();

        return "\\is_{$backing}({$data}) && {$class}::tryFrom({$data}) !== null";
    }
}
