<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Below;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\JsonSerialized;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;
use Kiln\ValueConverter;

/**
 * Phrases for what both directions have in common.
 *
 * @internal
 */
final readonly class Words
{
    /** In place of a method that is called. */
    public const LISTENERS = 'what listens to it';

    /** As above, where it may change what it is shown. */
    public const CHANGES = 'what listens to it may change';

    /**
     * @param array<scalar|null> $values
     */
    public static function quoted(array $values): string
    {
        return \implode(', ', \array_map(self::literal(...), $values));
    }

    /**
     * A scalar or null as JSON spells it.
     */
    public static function literal(int|float|string|bool|null $value): string
    {
        return \json_encode($value, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
    }

    /**
     * A phrase as part of another: `list of (int or null)`.
     */
    public static function within(string $phrase): string
    {
        return \str_contains($phrase, ' or ') || \str_contains($phrase, ', ') ? "({$phrase})" : $phrase;
    }

    /**
     * @param non-empty-list<ScalarKind> $kinds
     */
    public static function kinds(array $kinds): string
    {
        return \implode(' or ', \array_map(static fn(ScalarKind $kind): string => $kind->value, $kinds));
    }

    /**
     * @param list<string> $values phrases for the values of the elements
     */
    public static function shape(Read\ShapeOf|Write\ShapeOf $shape, array $values): string
    {
        foreach ($shape->isTuple ? [] : $shape->elements as $index => $element) {
            $values[$index] = self::literal((string) $element->key) . ($element->isOptional ? '?' : '') . ": {$values[$index]}";
        }
        $text = \implode(', ', $shape->isOpen ? [...$values, '...'] : $values);

        return $shape->isTuple ? "[{$text}]" : "{{$text}}";
    }

    /**
     * A property or method as it is named in its own class; the class stands before it where it is another one.
     *
     * @param class-string $within
     */
    public static function member(Property|Method $member, string $within): string
    {
        $name = $member instanceof Property ? "\${$member->name}" : "{$member->name}()";

        return $member->class === $within ? $name : "{$member->class}::{$name}";
    }

    /**
     * That a property says itself how its value is written or read.
     */
    public static function below(?Below $below): string
    {
        return $below === null || $below->named === [] ? '' : ', by a context of its own';
    }

    /**
     * How a value in a union is told from the others; '' where the value itself says so.
     */
    public static function condition(Guard $guard): string
    {
        return match ($guard::class) {
            Guard\HasKeys::class => ' when it has ' . self::quoted($guard->keys),
            Guard\HasValue::class => ' when ' . self::literal($guard->field) . ' is ' . \implode(' or ', \array_map(self::literal(...), $guard->values)),
            Guard\Always::class, Guard\IsArray::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsList::class, Guard\IsObject::class, Guard\IsScalar::class => '',
        };
    }

    public static function converter(Converter $converter): string
    {
        if ($converter->class === JsonSerialized::class) {
            return 'what its jsonSerialize() gives';
        }
        $arguments = $converter->arguments === [] ? '' : '(' . self::quoted($converter->arguments) . ')';

        return \is_a($converter->class, ValueConverter::class, true)
            ? "converted by {$converter->class}{$arguments}"
            : "converted by the converter registered for {$converter->class}";
    }
}
