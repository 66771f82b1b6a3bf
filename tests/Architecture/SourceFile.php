<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PhpToken;

/**
 * @internal a PHP file as tokens: which names it refers to, and which marks its classes carry
 */
final readonly class SourceFile
{
    /** @var list<PhpToken> without blanks; comments stay */
    private array $tokens;

    public function __construct(string $code)
    {
        $this->tokens = array_values(array_filter(
            PhpToken::tokenize($code),
            static fn(PhpToken $token): bool => !$token->is(T_WHITESPACE),
        ));
    }

    /**
     * Every imported, qualified and unqualified name, resolved as PHP resolves
     * class names: an unqualified one belongs to the namespace of the file. An
     * imported class is noted once, at its import.
     *
     * @return list<Reference> in the order of the file
     */
    public function references(): array
    {
        $namespace = '';
        $imports = [];
        $references = [];
        $depth = 0;
        $importDepth = 0;
        $tokens = array_values(array_filter(
            $this->tokens,
            static fn(PhpToken $token): bool => !$token->is([T_COMMENT, T_DOC_COMMENT]),
        ));

        for ($i = 0, $count = \count($tokens); $i < $count; ++$i) {
            $token = $tokens[$i];
            $previous = $tokens[$i - 1] ?? null;

            if ($token->is([T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES, '{'])) {
                ++$depth;
            } elseif ($token->is('}')) {
                --$depth;
            } elseif ($token->is(T_NAMESPACE)) {
                $hasName = isset($tokens[$i + 1]) && $tokens[$i + 1]->is([T_STRING, T_NAME_QUALIFIED]);
                $namespace = $hasName ? $tokens[++$i]->text : '';
                $imports = [];
                // `namespace A { use B; }` puts its imports one brace deeper than `namespace A; use B;`.
                $importDepth = isset($tokens[$i + 1]) && $tokens[$i + 1]->is('{') ? $depth + 1 : $depth;
            } elseif ($token->is(T_USE) && $depth === $importDepth && $previous?->is(')') !== true) {
                $statement = [];
                while (++$i < $count && !$tokens[$i]->is(';')) {
                    $statement[] = $tokens[$i];
                }
                foreach (self::imported($statement) as $alias => $reference) {
                    $imports[strtolower($alias)] = $reference->name;
                    $references[] = $reference;
                }
            } elseif ($token->is(T_NAME_FULLY_QUALIFIED)) {
                $references[] = new Reference(ltrim($token->text, '\\'), $token->line);
            } elseif ($token->is(T_NAME_RELATIVE)) {
                $references[] = new Reference(self::join($namespace, substr($token->text, \strlen('namespace\\'))), $token->line);
            } elseif ($token->is(T_NAME_QUALIFIED)) {
                [$first, $rest] = explode('\\', $token->text, 2);
                $resolved = $imports[strtolower($first)] ?? self::join($namespace, $first);
                $references[] = new Reference($resolved . '\\' . $rest, $token->line);
            } elseif ($token->is(T_STRING) && self::mayNameAClass($previous, $tokens[$i + 1] ?? null)) {
                // An imported name was noted at its import.
                if (!isset($imports[strtolower($token->text)])) {
                    $references[] = new Reference(self::join($namespace, $token->text), $token->line);
                }
            }
        }

        return $references;
    }

    /**
     * Classes, interfaces, traits and enums with the text of their doc comment.
     *
     * @return array<string, string> name => doc comment, '' where there is none
     */
    public function docComments(): array
    {
        $found = [];
        foreach ($this->tokens as $i => $token) {
            $name = $this->tokens[$i + 1] ?? null;
            if (!$token->is([T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM]) || $name?->is(T_STRING) !== true) {
                continue;
            }
            $found[$name->text] = $this->docCommentBefore($i);
        }

        return $found;
    }

    private function docCommentBefore(int $i): string
    {
        $brackets = 0;
        while (--$i >= 0) {
            $token = $this->tokens[$i];
            if ($token->is(']')) {
                ++$brackets;
            } elseif ($token->is(['[', T_ATTRIBUTE])) {
                --$brackets;
            } elseif ($brackets > 0 || $token->is([T_FINAL, T_ABSTRACT, T_READONLY, T_COMMENT])) {
                continue;
            } else {
                return $token->is(T_DOC_COMMENT) ? $token->text : '';
            }
        }

        return '';
    }

    /**
     * @param list<PhpToken> $statement what stands between `use` and `;`
     *
     * @return array<string, Reference> alias => reference
     */
    private static function imported(array $statement): array
    {
        $found = [];
        $prefix = '';
        $name = null;
        $alias = '';
        foreach ([...$statement, new PhpToken(\ord(','), ',')] as $i => $token) {
            if ($token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED])) {
                $isAlias = ($statement[$i - 1] ?? null)?->is(T_AS) === true;
                $alias = substr((string) strrchr('\\' . $token->text, '\\'), 1);
                $name = $isAlias ? $name : new Reference(ltrim($prefix . $token->text, '\\'), $token->line);
            } elseif ($token->is('{') && $name instanceof Reference) {
                $prefix = $name->name . '\\';
                $name = null;
            } elseif ($token->is([',', '}']) && $name instanceof Reference) {
                $found[$alias] = $name;
                $name = null;
            }
        }

        return $found;
    }

    private static function mayNameAClass(?PhpToken $previous, ?PhpToken $next): bool
    {
        $isMember = $previous?->is([
            T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST,
            T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM,
        ]) === true;
        $isEnumCase = $previous?->is(T_CASE) === true && $next?->is(T_DOUBLE_COLON) !== true;
        $isCall = $next?->is('(') === true && $previous?->is([T_NEW, T_ATTRIBUTE, ',', '[']) !== true;

        // `name:` is a named argument or a label.
        return !$isMember && !$isEnumCase && !$isCall && $next?->is(':') !== true;
    }

    private static function join(string $namespace, string $name): string
    {
        return $namespace === '' ? $name : $namespace . '\\' . $name;
    }
}
