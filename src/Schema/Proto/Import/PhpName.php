<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import;

/**
 * Names of PHP for those of `.proto` files.
 *
 * @internal
 */
final readonly class PhpName
{
    /** What no class may be called (the manual, "List of Keywords" and "List of other reserved words"). */
    private const RESERVED = ['abstract', 'and', 'array', 'as', 'bool', 'break', 'callable', 'case', 'catch', 'class', 'clone', 'const', 'continue', 'declare', 'default', 'die', 'do', 'echo', 'else', 'elseif', 'empty', 'enddeclare', 'endfor', 'endforeach', 'endif', 'endswitch', 'endwhile', 'enum', 'eval', 'exit', 'extends', 'false', 'final', 'finally', 'float', 'fn', 'for', 'foreach', 'function', 'global', 'goto', 'if', 'implements', 'include', 'include_once', 'instanceof', 'insteadof', 'int', 'interface', 'isset', 'iterable', 'list', 'match', 'mixed', 'namespace', 'never', 'new', 'null', 'object', 'or', 'parent', 'print', 'private', 'protected', 'public', 'readonly', 'require', 'require_once', 'resource', 'return', 'self', 'static', 'string', 'switch', 'throw', 'trait', 'true', 'try', 'unset', 'use', 'var', 'void', 'while', 'xor', 'yield'];

    public static function ofClass(string $name): string
    {
        $name = self::words($name);

        return \in_array(\strtolower($name), self::RESERVED, true) ? "{$name}_" : $name;
    }

    /**
     * Without the name of the enum before it, which the cases of a `.proto` file need: `LEVEL_LOW` of `Level` is `Low`.
     */
    public static function ofCase(string $name, string $enum): string
    {
        $prefix = \strtoupper((string) \preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', '_', $enum)) . '_';
        $rest = \str_starts_with($name, $prefix) ? \substr($name, \strlen($prefix)) : $name;
        $rest = \preg_match('/\A[A-Za-z]/', $rest) === 1 ? $rest : $name;
        $case = self::words($rest === \strtoupper($rest) ? \strtolower($rest) : $rest);

        return \strtolower($case) === 'class' ? "{$case}_" : $case;
    }

    public static function ofNamespace(string $package): string
    {
        return \implode('\\', \array_map(self::ofClass(...), \array_filter(\explode('.', $package), static fn(string $part): bool => $part !== '')));
    }

    /**
     * @param string $jsonName lower camel case already, unless somebody has said another
     */
    public static function ofProperty(string $jsonName, string $name): string
    {
        $property = \preg_match('/\A[A-Za-z_]\w*\z/', $jsonName) === 1 ? $jsonName : \lcfirst(self::words($name));

        return $property === 'this' ? 'this_' : $property;
    }

    private static function words(string $name): string
    {
        $words = \implode('', \array_map(\ucfirst(...), \array_filter(\explode('_', $name), static fn(string $word): bool => $word !== '')));

        // `_1` is a name in `.proto` files, and `1` is none in PHP.
        return \preg_match('/\A[A-Za-z]/', $words) === 1 ? $words : "_{$words}";
    }
}
