<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Optional;

/**
 * The default value of a parameter as PHP code that means the same everywhere.
 *
 * @internal
 */
final readonly class DefaultExpression
{
    /** The value of the ini setting that gives the shortest digits which read back as the same float (PHP 7.1 on). */
    private const SHORTEST_FLOATS = '-1';

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
        $class = $method->getDeclaringClass()->isAnonymous() ? var_export($method->class, true) : "\\{$method->class}::class";

        return "(new \\ReflectionParameter([{$class}, '{$method->name}'], {$parameter->getPosition()}))->getDefaultValue()";
    }

    /**
     * A constant that every place can see, by its name; null for others, whose value does as well.
     */
    private static function constant(string $name, mixed $value, \ReflectionMethod $method): ?string
    {
        $parts = explode('::', $name);
        if (!isset($parts[1])) {
            // The compiler notes a constant without a backslash as one of the namespace, and falls back to the global one.
            $name = \defined($name) ? $name : substr((string) strrchr('\\' . $name, '\\'), 1);

            return \defined($name) && !\is_object($value) ? "\\{$name}" : null;
        }
        $class = match (strtolower($parts[0])) {
            'self' => $method->class,
            'parent' => (string) get_parent_class($method->class),
            default => ltrim($parts[0], '\\'),
        };
        if (str_contains($class, "\0") || (!class_exists($class) && !interface_exists($class))) {
            return null;
        }
        $constant = new \ReflectionClassConstant($class, $parts[1]);

        return $constant->isPublic() && (!\is_object($value) || $value instanceof \UnitEnum) ? "\\{$class}::{$parts[1]}" : null;
    }

    private static function code(mixed $value): ?string
    {
        if (\is_array($value)) {
            $elements = [];
            $isList = array_is_list($value);
            foreach ($value as $key => $element) {
                $code = self::code($element);
                if ($code === null) {
                    return null;
                }
                $elements[] = $isList ? $code : var_export($key, true) . " => {$code}";
            }

            return '[' . implode(', ', $elements) . ']';
        }

        return match (true) {
            $value === null => 'null',
            \is_bool($value) => $value ? 'true' : 'false',
            \is_float($value) && is_nan($value) => '\NAN',
            \is_float($value) && is_infinite($value) => $value > 0 ? '\INF' : '-\INF',
            \is_float($value) => self::float($value),
            \is_scalar($value) => var_export($value, true),
            // `new Optional()`, which is made for this place.
            $value instanceof Optional && !$value->isPresent => '\\' . Optional::class . '::missing()',
            $value instanceof \UnitEnum => '\\' . $value::class . "::{$value->name}",
            default => null,
        };
    }

    /**
     * var_export() obeys an ini setting, which may cut digits off.
     */
    private static function float(float $value): string
    {
        $precision = (string) \ini_get('serialize_precision');
        ini_set('serialize_precision', self::SHORTEST_FLOATS);
        $code = var_export($value, true);
        ini_set('serialize_precision', $precision);

        return $code;
    }
}
