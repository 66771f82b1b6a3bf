<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

/**
 * Which classes and interfaces a text of PHP declares, found without running it.
 *
 * @internal
 */
final class DeclaredNames
{
    /**
     * @return list<string> full names of classes and interfaces; enums, traits and anonymous classes are left out
     */
    public static function in(string $code): array
    {
        $tokens = \array_values(\array_filter(\PhpToken::tokenize($code), static fn(\PhpToken $token): bool => !$token->isIgnorable()));
        $namespace = '';
        $names = [];
        foreach ($tokens as $i => $token) {
            $next = $tokens[$i + 1] ?? null;
            // The name of an argument is no statement: `#[Root(namespace: 'urn:a')]`.
            if ($token->is(\T_NAMESPACE) && $next?->is(':') !== true) {
                $namespace = $next?->is([\T_STRING, \T_NAME_QUALIFIED]) === true ? $next->text . '\\' : '';
            } elseif ($token->is([\T_CLASS, \T_INTERFACE]) && $next?->is(\T_STRING) === true && ($tokens[$i - 1] ?? null)?->is(\T_DOUBLE_COLON) !== true) {
                $names[] = $namespace . $next->text;
            }
        }

        return $names;
    }
}
