<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * Where a member stands, for messages.
 *
 * @internal
 */
final readonly class SourceLocation
{
    /**
     * @param \ReflectionClass<object> $class in which the member is written: of a trait's member, the trait
     *
     * @return string ` (/src/Order.php:12)`; '' where there is no file
     */
    public static function of(\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member, \ReflectionClass $class): string
    {
        $method = $member instanceof \ReflectionParameter ? $member->getDeclaringFunction() : $member;
        $file = $method instanceof \ReflectionProperty ? $class->getFileName() : $method->getFileName();
        $line = $method instanceof \ReflectionProperty ? self::lineOf($method, $class) : (int) $method->getStartLine();

        return $file === false ? '' : " ({$file}:{$line})";
    }

    /**
     * Reflection does not know it: the place of the variable in the text of the class.
     *
     * @param \ReflectionClass<object> $class
     */
    private static function lineOf(\ReflectionProperty $property, \ReflectionClass $class): int
    {
        $file = $class->getFileName();
        $start = (int) $class->getStartLine();
        $lines = $file !== false && \is_file($file) ? \file($file) : false;
        if ($lines === false) {
            return $start;
        }
        $code = "<?php\n" . \implode('', \array_slice($lines, $start - 1, (int) $class->getEndLine() - $start + 1));
        $braces = $parentheses = 0;
        $isConstructor = false;
        foreach (\PhpToken::tokenize($code) as $token) {
            $braces += $token->is(['{', \T_CURLY_OPEN, \T_DOLLAR_OPEN_CURLY_BRACES]) ? 1 : ($token->is('}') ? -1 : 0);
            $parentheses += $token->is('(') ? 1 : ($token->is(')') ? -1 : 0);
            if ($token->is(\T_STRING) && $braces === 1 && $parentheses === 0) {
                $isConstructor = \strtolower($token->text) === '__construct';
            }
            $isMember = $property->isPromoted() ? $isConstructor && $parentheses === 1 : $parentheses === 0;
            if ($isMember && $braces === 1 && $token->is(\T_VARIABLE) && $token->text === "\${$property->name}") {
                // The line put before the text is the first.
                return $start + $token->line - 2;
            }
        }

        return $start;
    }
}
