<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use PhpToken;

/**
 * The tokens of a file one after the other, and the doc comment that PHP would give to what comes next.
 *
 * @internal
 */
final class Tokens
{
    /** A token of one character has the number of that character. */
    private const OPENING_BRACE = 0x7b;

    private const CLOSING_BRACE = 0x7d;

    /** @var list<PhpToken> */
    private array $tokens;

    private int $next = 0;

    private ?string $comment = null;

    public function __construct(string $code, private readonly string $path)
    {
        $this->tokens = array_values(PhpToken::tokenize($code));
    }

    /**
     * Steps over comments.
     */
    public function next(): ?PhpToken
    {
        $this->skip();
        $token = $this->tokens[$this->next] ?? null;
        ++$this->next;
        if ($token?->id === self::CLOSING_BRACE) {
            // As the scanner of PHP does (zend_language_scanner.l, RESET_DOC_COMMENT).
            $this->comment = null;
        }

        return $token;
    }

    /**
     * @throws UnreadableFile at the end
     */
    public function take(): PhpToken
    {
        return $this->next() ?? throw new UnreadableFile();
    }

    /**
     * Whether one of these is what comes next.
     *
     * @param int|string ...$kinds numbers of tokens, and single characters
     */
    public function is(int|string ...$kinds): bool
    {
        $this->skip();
        $id = ($this->tokens[$this->next] ?? null)?->id;
        foreach ($kinds as $kind) {
            if ($id === (\is_int($kind) ? $kind : \ord($kind))) {
                return true;
            }
        }

        return false;
    }

    public static function isName(int $id): bool
    {
        return $id === T_STRING || $id === T_NAME_QUALIFIED || $id === T_NAME_FULLY_QUALIFIED || $id === T_NAME_RELATIVE;
    }

    /**
     * Whether a name and a colon come next: an argument by name.
     */
    public function areNamed(): bool
    {
        $this->skip();
        $isName = isset($this->tokens[$this->next]) && preg_match('/^\w+$/D', $this->tokens[$this->next]->text) === 1;
        $after = $this->next + 1;
        while (isset($this->tokens[$after]) && $this->tokens[$after]->isIgnorable()) {
            ++$after;
        }

        return $isName && isset($this->tokens[$after]) && $this->tokens[$after]->id === \ord(':');
    }

    /**
     * The last doc comment since somebody took one, as far as PHP has read to know where a member ends.
     */
    public function takeComment(): ?string
    {
        $comment = $this->comment;
        $this->comment = null;

        return $comment;
    }

    /**
     * The same with what stands before the next token.
     */
    public function takeCommentAhead(): ?string
    {
        $this->skip();

        return $this->takeComment();
    }

    /**
     * How much deeper in braces the code is behind a token. (Their text does not tell: within a string "{" is one, too.)
     */
    public static function braces(int $id): int
    {
        return $id === self::OPENING_BRACE || $id === T_CURLY_OPEN || $id === T_DOLLAR_OPEN_CURLY_BRACES ? 1 : ($id === self::CLOSING_BRACE ? -1 : 0);
    }

    /**
     * To the end of a block that is open, or behind a `new` inside of it.
     *
     * @param int $depth of the braces that are open; 0 at the end
     *
     * @throws UnreadableFile
     */
    public function skipBlock(int &$depth): void
    {
        $i = $this->next;
        // Most of a file is inside of methods.
        do {
            if (!isset($this->tokens[$i])) {
                throw new UnreadableFile();
            }
            $id = $this->tokens[$i]->id;
            if ($id === self::OPENING_BRACE || $id === T_CURLY_OPEN || $id === T_DOLLAR_OPEN_CURLY_BRACES) {
                ++$depth;
            } elseif ($id === self::CLOSING_BRACE) {
                --$depth;
            }
            ++$i;
        } while ($depth > 0 && $id !== T_NEW);
        $this->next = $i;
        $this->comment = null;
    }

    /**
     * Up to one of these outside of all brackets, which is not taken.
     *
     * @param list<string> $ends
     *
     * @throws UnreadableFile
     */
    public function expression(array $ends, string $class): WrittenExpression
    {
        $code = '';
        $classes = $constants = [];
        $runsCode = false;
        $last = null;
        for ($depth = 0; $depth > 0 || !$this->is(...$ends); $last = $token) {
            $token = $this->take();
            $depth += self::step($token->id);
            // Inside of a heredoc no space may be added.
            $code .= ($token->id === T_ENCAPSED_AND_WHITESPACE || $token->id === T_END_HEREDOC ? '' : ' ') . $this->text($token, $class);
            if (!self::isName($token->id)) {
                $runsCode = $runsCode || $token->id === T_NEW || $token->id === T_FN || $token->id === T_FUNCTION;
            } elseif ($this->is(T_DOUBLE_COLON)) {
                $classes[] = $token->text;
            } elseif ($this->is('(')) {
                $runsCode = true;
            } elseif ($last === null || !\in_array($last->id, [T_DOUBLE_COLON, T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_NEW], true)) {
                $constants[] = $token->text;
            }
        }

        return new WrittenExpression($code, $classes, $constants, $runsCode);
    }

    /**
     * What is written, less what evaluating it elsewhere would change.
     */
    private function text(PhpToken $token, string $class): string
    {
        return match ($token->id) {
            T_LINE => (string) $token->line,
            T_FILE => var_export($this->path, true),
            T_DIR => var_export(\dirname($this->path), true),
            T_CLASS_C => var_export($class, true),
            default => $token->text,
        };
    }

    private static function step(int $id): int
    {
        return match ($id) {
            \ord('('), \ord('['), T_ATTRIBUTE => 1,
            \ord(')'), \ord(']') => -1,
            default => self::braces($id),
        };
    }

    private function skip(): void
    {
        for (; isset($this->tokens[$this->next]); ++$this->next) {
            $token = $this->tokens[$this->next];
            if ($token->id === T_DOC_COMMENT) {
                $this->comment = $token->text;
            } elseif ($token->id !== T_WHITESPACE && $token->id !== T_COMMENT) {
                return;
            }
        }
    }
}
