<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * What stands in a constructor.
 *
 * @internal
 */
final class ConstructorBody
{
    /**
     * @return array<string, string>|null parameter => property, of what stands in the body; null when there is anything else
     */
    public static function assigned(\ReflectionMethod $constructor): ?array
    {
        $file = (string) $constructor->getFileName();
        [$lines] = Attempt::of(static fn(): array|false => \is_file($file) ? \file($file) : false);
        if ($lines === false) {
            return null;
        }
        $first = (int) $constructor->getStartLine() - 1;
        $body = self::body(\implode('', \array_slice($lines, $first, (int) $constructor->getEndLine() - $first)));
        if ($body === null || \preg_match('/\A(?:\$this -> \w+ = \$\w+ ; )*\z/', $body) !== 1) {
            return null;
        }
        \preg_match_all('/-> (\w+) = \$(\w+) ;/', $body, $found);
        // What is assigned to twice has what came last.
        $isPlain = \count(\array_flip($found[1])) === \count($found[1]) && \count(\array_flip($found[2])) === \count($found[2]);

        return $isPlain ? \array_combine($found[2], $found[1]) : null;
    }

    /**
     * @return ?string the tokens, each with a space behind it; null when it is not certain which they are
     */
    private static function body(string $code): ?string
    {
        $tokens = \array_values(\array_filter(\PhpToken::tokenize("<?php {$code}"), static fn(\PhpToken $token): bool => !$token->isIgnorable()));
        $names = \array_keys(\array_filter($tokens, static fn(\PhpToken $token): bool => \strtolower($token->text) === '__construct'));
        if (\count($names) !== 1) {
            return null;
        }
        $next = $names[0];
        $parentheses = 0;
        do {
            $parentheses += ['(' => 1, ')' => -1][$tokens[++$next]->text ?? ')'] ?? 0;
        } while ($parentheses > 0);
        if (($tokens[++$next]->text ?? '') !== '{') {
            return null;
        }
        $body = '';
        while (isset($tokens[++$next]) && $tokens[$next]->text !== '}') {
            $body .= $tokens[$next]->text . ' ';
        }

        return isset($tokens[$next]) ? $body : null;
    }
}
