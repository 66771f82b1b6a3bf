<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use PhpToken;
use UnexpectedValueException;

/**
 * @internal turns the blocks of a document into files that behave as if they were pasted into one
 *
 * A namespace and imports hold until the end of the document, as they would in
 * one file. Each file keeps the line numbers of the document, so that an error
 * names the line to repair.
 */
final class PastedCode
{
    private string $namespace = '';

    /** @var array<string, string> kind and alias => import statement */
    private array $imports = [];

    public function forget(): void
    {
        $this->namespace = '';
        $this->imports = [];
    }

    /**
     * @return string the content of a PHP file
     *
     * @throws UnexpectedValueException for a namespace in braces, which cannot go on in the next block
     */
    public function fileOf(CodeBlock $block): string
    {
        $code = $block->code;
        $opening = str_starts_with($code, '<?php') ? '' : '<?php ';
        $tokens = array_values(PhpToken::tokenize($opening . $code));

        $body = '';
        $own = [];
        $depth = 0;
        for ($i = 0, $count = \count($tokens); $i < $count; ++$i) {
            $token = $tokens[$i];
            if ($token->is([T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES, '{'])) {
                ++$depth;
            } elseif ($token->is('}')) {
                --$depth;
            }

            if ($i === 0) {
                // The file has an opening tag of its own.
                $body .= str_repeat("\n", substr_count($token->text, "\n"));
            } elseif ($depth === 0 && $token->is([T_NAMESPACE, T_DECLARE]) && !($tokens[$i + 1] ?? $token)->is(':')) {
                [$statement, $i] = self::statement($tokens, $i);
                if ($token->is(T_NAMESPACE)) {
                    if (str_contains($statement, '{')) {
                        throw new UnexpectedValueException("line $block->line: a namespace in braces is not supported in documents");
                    }
                    $this->forget();
                    $this->namespace = $statement;
                }
                $body .= str_repeat("\n", substr_count($statement, "\n"));
            } elseif ($depth === 0 && $token->is(T_USE) && !self::belongsToClosure($tokens, $i)) {
                [$statement, $i] = self::statement($tokens, $i);
                foreach (self::singleImports($statement) as $key => $import) {
                    $own[$key] = $import;
                }
                $body .= $statement;
            } else {
                $body .= $token->text;
            }
        }

        $inherited = array_diff_key($this->imports, $own, self::declaredClasses($tokens));
        $this->imports = [...$inherited, ...$own];

        return '<?php declare(strict_types=1); ' . $this->namespace . implode('', $inherited)
            . str_repeat("\n", $block->line - 1) . $body . "\n";
    }

    /**
     * @param list<PhpToken> $tokens
     *
     * @return array{string, int} the text up to the semicolon or brace that ends it, and the position of that token
     */
    private static function statement(array $tokens, int $i): array
    {
        $text = '';
        $isImport = $tokens[$i]->is(T_USE);
        for ($count = \count($tokens); $i < $count; ++$i) {
            $text .= $tokens[$i]->text;
            if ($tokens[$i]->is(';') || (!$isImport && $tokens[$i]->is('{'))) {
                break;
            }
        }

        return [$text, $i];
    }

    /** @param list<PhpToken> $tokens */
    private static function belongsToClosure(array $tokens, int $i): bool
    {
        while (--$i >= 0) {
            if (!$tokens[$i]->isIgnorable()) {
                return $tokens[$i]->is(')');
            }
        }

        return false;
    }

    /** @return array<string, string> kind and alias => statement that imports this one name */
    private static function singleImports(string $statement): array
    {
        $found = [];
        $text = preg_replace('/\s+/', ' ', trim(substr($statement, \strlen('use')), " ;\n\r\t")) ?? '';
        $kind = preg_match('/^(function|const) /', $text, $match) === 1 ? $match[1] . ' ' : '';
        $text = substr($text, \strlen($kind));
        $prefix = '';
        if (preg_match('/^(?<prefix>[^{]+)\{(?<names>.*)\}$/', $text, $group) === 1) {
            $prefix = trim($group['prefix']);
            $text = $group['names'];
        }
        foreach (explode(',', $text) as $name) {
            $name = trim($name);
            if ($name === '') {
                continue;
            }
            $alias = preg_match('/(\w+)$/', $name, $match) === 1 ? $match[1] : $name;
            $key = $kind . ($kind === 'const ' ? $alias : strtolower($alias));
            $found[$key] = "use $kind$prefix$name; ";
        }

        return $found;
    }

    /**
     * @param list<PhpToken> $tokens
     *
     * @return array<string, true> keys as of imports: a class of this name would clash with an import of it
     */
    private static function declaredClasses(array $tokens): array
    {
        $declared = [];
        foreach ($tokens as $i => $token) {
            $name = $tokens[$i + 2] ?? null;
            if ($token->is([T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM]) && $name?->is(T_STRING) === true) {
                $declared[strtolower($name->text)] = true;
            }
        }

        return $declared;
    }
}
