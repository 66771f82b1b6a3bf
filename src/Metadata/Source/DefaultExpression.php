<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Optional;
use Kiln\System\PhpLiteral;

/**
 * The default value of a parameter as PHP code that means the same everywhere.
 *
 * @internal
 */
final readonly class DefaultExpression
{
    /**
     * @return ?string null where there is no default
     */
    public static function of(\ReflectionParameter $parameter, \ReflectionMethod $method): ?string
    {
        if (!$parameter->isDefaultValueAvailable()) {
            return null;
        }
        $value = $parameter->getDefaultValue();
        $constant = $method->isUserDefined() && $parameter->isDefaultValueConstant() ? self::constant((string) $parameter->getDefaultValueConstantName(), $value, $method) : null;
        $code = $constant ?? self::code($value);
        if ($code !== null) {
            return $code;
        }
        // The code of `new Money(0)` cannot be had from reflection. PHP itself can make the value again.
        $class = $method->getDeclaringClass()->isAnonymous() ? PhpLiteral::scalar($method->class) : "\\{$method->class}::class";

        return "(new \\ReflectionParameter([{$class}, '{$method->name}'], {$parameter->getPosition()}))->getDefaultValue()";
    }

    /**
     * A constant that every place can see, by its name; null for others, whose value does as well.
     */
    private static function constant(string $name, mixed $value, \ReflectionMethod $method): ?string
    {
        $parts = \explode('::', $name);
        if (!isset($parts[1])) {
            // The compiler notes a constant without a backslash as one of the namespace, and falls back to the global one.
            $name = \defined($name) ? $name : \substr((string) \strrchr('\\' . $name, '\\'), 1);

            return \defined($name) && !\is_object($value) ? "\\{$name}" : null;
        }
        $class = match (\strtolower($parts[0])) {
            'self' => $method->class,
            'parent' => (string) \get_parent_class($method->class),
            default => \ltrim($parts[0], '\\'),
        };
        if (\str_contains($class, "\0") || (!\class_exists($class) && !\interface_exists($class))) {
            return null;
        }
        $constant = new \ReflectionClassConstant($class, $parts[1]);

        return $constant->isPublic() && (!\is_object($value) || $value instanceof \UnitEnum) ? "\\{$class}::{$parts[1]}" : null;
    }

    private static function code(mixed $value): ?string
    {
        if (\is_array($value)) {
            $elements = [];
            $isList = \array_is_list($value);
            foreach ($value as $key => $element) {
                $code = self::code($element);
                if ($code === null) {
                    return null;
                }
                $elements[] = $isList ? $code : PhpLiteral::scalar($key) . " => {$code}";
            }

            return '[' . \implode(', ', $elements) . ']';
        }

        return match (true) {
            $value === null, \is_scalar($value) => PhpLiteral::scalar($value),
            // `new Optional()`, which is made for this place.
            $value instanceof Optional && !$value->isPresent => '\\' . Optional::class . '::missing()',
            $value instanceof \UnitEnum => '\\' . $value::class . "::{$value->name}",
            default => null,
        };
    }
}
