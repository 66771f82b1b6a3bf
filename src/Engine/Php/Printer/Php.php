<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Error\ValueText;
use Kiln\System\Ascii;
use Kiln\System\PhpLiteral;
use Kiln\Type\ScalarKind;

/**
 * Words of PHP.
 *
 * @internal
 */
final readonly class Php
{
    /** Columns up to which a conditional expression stands on one line. */
    private const WIDTH = 140;

    /**
     * A scalar, null or array of such as PHP code on one line.
     */
    public static function literal(mixed $value): string
    {
        return match (true) {
            \is_array($value) => self::array($value),
            $value === null, \is_scalar($value) => PhpLiteral::scalar($value),
            // A case of an enum.
            default => \var_export($value, true),
        };
    }

    /**
     * `\App\Order::class`, or an expression that also works for an anonymous class.
     */
    public static function classConstant(string $class): string
    {
        return \str_contains($class, "\0") ? self::literal($class) : "\\{$class}::class";
    }

    /**
     * A class as a type in a signature.
     */
    public static function classType(string $class): string
    {
        return \str_contains($class, "\0") ? 'object' : "\\{$class}";
    }

    /**
     * A class after `new` or `instanceof`, or before `::`.
     */
    public static function className(string $class): string
    {
        return \str_contains($class, "\0") ? '(' . self::literal($class) . ')' : "\\{$class}";
    }

    /**
     * A condition: `\is_int($data)`, `$data === false`.
     *
     * @param string $value an expression, which may be one with `??`
     */
    public static function isOfKind(ScalarKind $kind, string $value): string
    {
        return match ($kind) {
            ScalarKind::True, ScalarKind::False => (\str_contains($value, ' ') ? "({$value})" : $value) . " === {$kind->value}",
            default => "\\is_{$kind->value}({$value})",
        };
    }

    /**
     * A comment on one line, whatever the text.
     */
    public static function comment(string $text): string
    {
        if (Ascii::hasAny($text, Ascii::CONTROL) || \str_contains($text, '?>')) {
            $text = \preg_replace('/[\x00-\x1f\x7f]|\?>/', '?', \str_contains($text, "\0") ? ValueText::classes($text) : $text);
        }

        return "// {$text}";
    }

    /**
     * Whether PHP turns this array key into an integer.
     */
    public static function isIntegerKey(string $key): bool
    {
        return (string) (int) $key === $key;
    }

    /**
     *     $condition ? $then : $else
     *
     * PHP asks for parentheses around a conditional expression only in the last place.
     */
    public static function ternary(string $condition, string $then, string $else): string
    {
        $else = \str_contains($else, ' ? ') ? "({$else})" : $else;
        $line = "{$condition} ? {$then} : {$else}";

        return \strlen($line) <= self::WIDTH && !\str_contains($line, "\n") ? $line : "{$condition}\n" . self::indented("? {$then}") . "\n" . self::indented(": {$else}");
    }

    /**
     *     match ($subject) {
     *         'car' => CarReader_5f1c0a9b7e3d::read($vehicle, $kiln),
     *     }
     *
     * @param list<array{string, string}> $arms conditions and results
     */
    public static function match(string $subject, array $arms): string
    {
        $text = "match ({$subject}) {\n";
        foreach ($arms as [$condition, $result]) {
            $text .= self::indented("{$condition} => {$result},") . "\n";
        }

        return $text . '}';
    }

    /**
     * Items in brackets or parentheses, each on a line of its own.
     *
     * @param list<string> $items
     */
    public static function lines(string $open, array $items, string $close): string
    {
        $text = "{$open}\n";
        foreach ($items as $item) {
            $text .= self::indented($item) . "\n";
        }

        return $text . $close;
    }

    /**
     * What a single item of something is called: `$lines` has a `$line`.
     */
    public static function singular(string $name): string
    {
        return match (true) {
            \str_ends_with($name, 'Item'), $name === 'item' => 'element',
            \preg_match('/children$/i', $name) === 1 => \substr($name, 0, -3),
            \preg_match('/(?:ss|us|is)$/', $name) === 1 => $name . 'Item',
            \str_ends_with($name, 'ies') && \strlen($name) > 4 => \substr($name, 0, -3) . 'y',
            \preg_match('/(?:[sx]|[sc]h)es$/', $name) === 1 && !\str_ends_with($name, 'ses') => \substr($name, 0, -2),
            \str_ends_with($name, 's') && \strlen($name) > 2 => \substr($name, 0, -1),
            default => $name . 'Item',
        };
    }

    private static function indented(string $text): string
    {
        return '    ' . \str_replace("\n", "\n    ", $text);
    }

    /**
     * @param array<mixed> $array
     */
    private static function array(array $array): string
    {
        $isList = \array_is_list($array);
        $items = [];
        foreach ($array as $key => $item) {
            $items[] = ($isList ? '' : self::literal($key) . ' => ') . self::literal($item);
        }

        return '[' . \implode(', ', $items) . ']';
    }
}
