<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * Words of PHP.
 *
 * @internal
 */
final readonly class Php
{
    /**
     * A scalar, null or array of such as PHP code on one line.
     */
    public static function literal(mixed $value): string
    {
        if (\is_array($value)) {
            $items = [];
            foreach ($value as $key => $item) {
                $items[] = (array_is_list($value) ? '' : self::literal($key) . ' => ') . self::literal($item);
            }

            return '[' . implode(', ', $items) . ']';
        }
        if (\is_string($value) && preg_match('/[\x00-\x1f\x7f]/', $value) === 1) {
            return '"' . preg_replace_callback(
                '/[\x00-\x1f\x7f"$\\\\]/',
                static fn(array $match): string => preg_match('/["$\\\\]/', $match[0]) === 1 ? '\\' . $match[0] : \sprintf('\x%02x', \ord($match[0])),
                $value,
            ) . '"';
        }

        return $value === null ? 'null' : var_export($value, true);
    }

    /**
     * `\App\Order::class`, or an expression that also works for an anonymous class.
     */
    public static function classConstant(string $class): string
    {
        return str_contains($class, "\0") ? self::literal($class) : "\\{$class}::class";
    }

    /**
     * A class as a type in a signature.
     */
    public static function classType(string $class): string
    {
        return str_contains($class, "\0") ? 'object' : "\\{$class}";
    }

    /**
     * A comment on one line, whatever the text.
     */
    public static function comment(string $text): string
    {
        return '// ' . preg_replace('/[^\x20-\x7e\x80-\xff]|\?>/', '?', $text);
    }

    /**
     * Whether PHP turns this array key into an integer.
     */
    public static function isIntegerKey(string $key): bool
    {
        return (string) (int) $key === $key;
    }

    /**
     * What a single item of something is called: `$lines` has a `$line`.
     */
    public static function singular(string $name): string
    {
        return match (true) {
            preg_match('/(?:ss|us|is)$/', $name) === 1 => $name . 'Item',
            str_ends_with($name, 'ies') && \strlen($name) > 4 => substr($name, 0, -3) . 'y',
            str_ends_with($name, 's') && \strlen($name) > 2 => substr($name, 0, -1),
            default => $name . 'Item',
        };
    }
}
