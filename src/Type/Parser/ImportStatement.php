<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

/**
 * What a `use` statement of a file imports.
 *
 * @internal
 */
final class ImportStatement
{
    /**
     * @param list<\PhpToken> $tokens from behind the word `use` to the end of the statement, which is among them; without spaces and comments
     *
     * @return list<array{string, string, string}> of each import the kind (`function`, `const`, '' for a class), the alias as PHP
     *                                             compares it, and the full name without a leading backslash
     */
    public static function imports(array $tokens): array
    {
        $imports = [];
        $kindOfAll = isset($tokens[0]) && $tokens[0]->is([\T_FUNCTION, \T_CONST]) ? \strtolower($tokens[0]->text) : '';
        $kind = $kindOfAll;
        $prefix = $name = $alias = '';
        foreach ($tokens as $i => $token) {
            if ($token->is([\T_FUNCTION, \T_CONST])) {
                $kind = \strtolower($token->text);
            } elseif ($token->is([\T_STRING, \T_NAME_QUALIFIED, \T_NAME_FULLY_QUALIFIED])) {
                if ($i === 0 || !$tokens[$i - 1]->is(\T_AS)) {
                    $name = \ltrim($token->text, '\\');
                }
                $alias = \substr((string) \strrchr("\\{$token->text}", '\\'), 1);
            } elseif ($token->is('{')) {
                [$prefix, $name] = ["{$name}\\", ''];
            } elseif ($name !== '' && $token->is([',', '}', ';', \T_CLOSE_TAG])) {
                $imports[] = [$kind, $kind === 'const' ? $alias : \strtolower($alias), $prefix . $name];
                [$kind, $name] = [$kindOfAll, ''];
            }
        }

        return $imports;
    }
}
