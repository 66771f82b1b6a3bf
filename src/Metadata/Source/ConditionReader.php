<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\When;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConditionMetadata;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * What `When` at a property asks.
 *
 * @internal
 */
final readonly class ConditionReader
{
    /**
     * @param \ReflectionClass<object> $declaring the member, whose private methods count
     * @param \ReflectionClass<object> $class     of the objects
     *
     * @throws InvalidMetadata
     */
    public static function of(When $when, \ReflectionClass $declaring, \ReflectionClass $class, string $place): ConditionMetadata
    {
        if (($when->condition === null) === ($when->expression === null)) {
            throw self::invalid($place, '#[When] names ' . ($when->condition === null ? 'no condition' : 'two conditions') . '.', "Write the name of a method, [Policy::class, 'method'], or expression: '...'.");
        }
        if ($when->expression !== null) {
            return \class_exists(ExpressionLanguage::class)
                ? new ConditionMetadata(null, $when->expression, false)
                : throw self::invalid($place, '#[When] has an expression, and nothing is installed that reads it.', 'Run "composer require symfony/expression-language".');
        }
        $method = self::method($when->condition, $declaring, $class) ?? throw self::invalid($place, '#[When] names ' . self::word($when->condition) . ', which is no method' . (\is_string($when->condition) ? " of {$class->name}" : '') . '.', "Write the name of a method of the class, or [Policy::class, 'method'].");
        $isOwn = \is_string($when->condition);
        if (!$isOwn && (!$method->isStatic() || !$method->isPublic())) {
            throw self::invalid($place, "#[When] names {$method->class}::{$method->name}(), which is not public and static.", 'Make it so, or let a method of the object ask.');
        }
        $most = $method->isStatic() ? 2 : 1;
        if ($method->getNumberOfRequiredParameters() > $most) {
            throw self::invalid($place, "#[When] names {$method->class}::{$method->name}(), which requires {$method->getNumberOfRequiredParameters()} arguments.", $most === 2 ? 'It is given the object and the context.' : 'It is given the context.');
        }

        return new ConditionMetadata($method->class, $method->name, $isOwn);
    }

    /**
     * @param string|array<mixed>|null $condition
     * @param \ReflectionClass<object> ...$classes
     */
    private static function method(string|array|null $condition, \ReflectionClass ...$classes): ?\ReflectionMethod
    {
        if (\is_string($condition)) {
            foreach ($classes as $class) {
                if ($class->hasMethod($condition)) {
                    return $class->getMethod($condition);
                }
            }

            return null;
        }
        [$of, $name] = [$condition[0] ?? null, $condition[1] ?? null];

        return \is_string($of) && \is_string($name) && \method_exists($of, $name) ? new \ReflectionMethod($of, $name) : null;
    }

    /**
     * @param string|array<mixed>|null $condition
     */
    private static function word(string|array|null $condition): string
    {
        return \is_string($condition) ? "{$condition}()" : (string) \json_encode($condition, \JSON_UNESCAPED_SLASHES | \JSON_PARTIAL_OUTPUT_ON_ERROR);
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_attribute', $place, $problem, $hint);
    }
}
