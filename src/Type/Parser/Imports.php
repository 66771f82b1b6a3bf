<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

/**
 * The `use` statements that hold for a class: those of its namespace that stand before it in its file. The file is read
 * when a name is first asked for, and only as far as the class.
 *
 * @internal
 */
final class Imports
{
    /** @var ?array<string, string> fully qualified names by alias in lower case */
    private ?array $classes = null;

    private string $namespace = '';

    private ?string $head = null;

    /**
     * @param ?string $file null for none
     * @param int     $line of the class in the file, 1-based
     */
    public function __construct(private readonly ?string $file, private readonly int $line) {}

    public function find(string $alias): ?string
    {
        // Most names are of the same namespace. Where a name does not stand above the class, no statement needs to be read.
        return $this->classes === null && \stripos($this->head(), $alias) === false ? null : $this->all()[\strtolower($alias)] ?? null;
    }

    /**
     * @return array<string, string> fully qualified names, without a leading backslash, by alias in lower case
     */
    public function all(): array
    {
        return $this->classes ??= $this->read();
    }

    /**
     * The namespace of the class, without backslashes around it; '' for the global one.
     */
    public function namespace(): string
    {
        $this->all();

        return $this->namespace;
    }

    /**
     * @return array<string, string>
     */
    private function read(): array
    {
        $classes = [];
        $depth = $level = 0;
        $tokens = self::tokensOf($this->head());
        for ($i = 0; isset($tokens[$i]); ++$i) {
            $token = $tokens[$i];
            if ($token->is(['{', \T_CURLY_OPEN, \T_DOLLAR_OPEN_CURLY_BRACES])) {
                ++$depth;
            } elseif ($token->is('}')) {
                --$depth;
            } elseif ($token->is(\T_NAMESPACE) && $depth === 0 && !self::isArgument($tokens, $i)) {
                $classes = [];
                $isNamed = isset($tokens[$i + 1]) && $tokens[$i + 1]->is([\T_STRING, \T_NAME_QUALIFIED]);
                $this->namespace = $isNamed ? $tokens[++$i]->text : '';
                ++$i;
                // `namespace A { use B; }` has its imports one brace deeper than `namespace A; use B;`.
                $level = isset($tokens[$i]) && $tokens[$i]->is('{') ? ++$depth : $depth;
            } elseif ($token->is(\T_USE) && $depth === $level && isset($tokens[$i + 1]) && !$tokens[$i + 1]->is('(')) {
                $statement = [];
                while (isset($tokens[++$i])) {
                    $statement[] = $tokens[$i];
                    if ($tokens[$i]->is([';', \T_CLOSE_TAG])) {
                        break;
                    }
                }
                foreach (ImportStatement::imports($statement) as [$kind, $alias, $name]) {
                    if ($kind === '') {
                        $classes[$alias] = $name;
                    }
                }
            }
        }

        return $classes;
    }

    /**
     * Whether the word names an argument: `#[Root(namespace: 'urn:a')]`.
     *
     * @param list<\PhpToken> $tokens
     */
    private static function isArgument(array $tokens, int $i): bool
    {
        return isset($tokens[$i + 1]) && $tokens[$i + 1]->is(':');
    }

    /**
     * The file up to the class: most are a few imports and then one class, and the statements above it are all that matters.
     */
    private function head(): string
    {
        if ($this->head === null) {
            $lines = $this->file !== null && \is_file($this->file) ? \file($this->file) : false;
            $this->head = $lines === false ? '' : \implode('', \array_slice($lines, 0, $this->line));
        }

        return $this->head;
    }

    /**
     * @return list<\PhpToken>
     */
    private static function tokensOf(string $code): array
    {
        $tokens = [];
        foreach (\PhpToken::tokenize($code) as $token) {
            if ($token->id !== \T_WHITESPACE && $token->id !== \T_COMMENT && $token->id !== \T_DOC_COMMENT) {
                $tokens[] = $token;
            }
        }

        return $tokens;
    }
}
