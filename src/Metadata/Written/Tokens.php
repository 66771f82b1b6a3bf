<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

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

    private const OPENING_BRACKET = 0x28;

    private const CLOSING_BRACKET = 0x29;

    private const COLON = 0x3a;

    private const BACKTICK = 0x60;

    private const SILENCE = 0x40;

    private const ASSIGNMENT = 0x3d;

    /** How much deeper in braces the code is behind a token. (Their text does not tell: within a string "{" is one, too.) */
    public const BRACES = [self::OPENING_BRACE => 1, \T_CURLY_OPEN => 1, \T_DOLLAR_OPEN_CURLY_BRACES => 1, self::CLOSING_BRACE => -1];

    /** The same in brackets of any kind. */
    private const STEPS = self::BRACES + [self::OPENING_BRACKET => 1, 0x5b => 1, \T_ATTRIBUTE => 1, self::CLOSING_BRACKET => -1, 0x5d => -1];

    /** What comes before the name of a member, which is no constant. */
    private const BEFORE_MEMBERS = [\T_DOUBLE_COLON => true, \T_OBJECT_OPERATOR => true, \T_NULLSAFE_OBJECT_OPERATOR => true, \T_NEW => true];

    /** What most expressions consist of. */
    private const LITERALS = [\T_LNUMBER => true, \T_DNUMBER => true, \T_CONSTANT_ENCAPSED_STRING => true];

    /** What PHP compiles in no constant expression, but for the inside of a closure. What a file says there must not run. */
    private const NEVER_CONSTANT = [
        \T_VARIABLE => true, \T_EXIT => true, \T_PRINT => true, \T_INCLUDE => true, \T_INCLUDE_ONCE => true, \T_REQUIRE => true, \T_REQUIRE_ONCE => true, \T_EVAL => true,
        \T_ISSET => true, \T_EMPTY => true, \T_LIST => true, \T_YIELD => true, \T_YIELD_FROM => true, \T_THROW => true, \T_CLONE => true, \T_MATCH => true, \T_INSTANCEOF => true,
        \T_INLINE_HTML => true, \T_CLOSE_TAG => true, \T_DOLLAR_OPEN_CURLY_BRACES => true, \T_INC => true, \T_DEC => true, self::BACKTICK => true, self::SILENCE => true, self::ASSIGNMENT => true,
    ];

    /** @var list<\PhpToken> without spaces and comments */
    private array $tokens = [];

    /** @var array<int, string> the last doc comment before a token, by its position, as long as nobody has come there */
    private array $comments = [];

    private int $next = 0;

    private ?string $comment = null;

    public function __construct(string $code, private readonly string $path)
    {
        $tokens = [];
        // PHP has warned of what stands there when it loaded the file.
        foreach (@\PhpToken::tokenize($code) as $token) {
            $id = $token->id;
            if ($id === \T_DOC_COMMENT) {
                $this->comments[\count($tokens)] = $token->text;
            } elseif ($id !== \T_WHITESPACE && $id !== \T_COMMENT) {
                $tokens[] = $token;
            }
        }
        $this->tokens = $tokens;
    }

    /**
     * Steps over comments.
     */
    public function next(): ?\PhpToken
    {
        return isset($this->tokens[$this->next]) ? $this->take() : null;
    }

    /**
     * @throws UnreadableFile at the end
     */
    public function take(): \PhpToken
    {
        $token = $this->tokens[$this->next] ?? throw new UnreadableFile();
        if ($token->id === self::CLOSING_BRACE) {
            // As the scanner of PHP does (zend_language_scanner.l, RESET_DOC_COMMENT).
            $this->comment = null;
        } elseif (isset($this->comments[$this->next])) {
            $this->comment = $this->comments[$this->next];
        }
        ++$this->next;

        return $token;
    }

    /**
     * Takes what ends something too, and returns null then.
     *
     * @throws UnreadableFile at the end of the file
     */
    public function takeBefore(string $end): ?\PhpToken
    {
        $token = $this->take();

        return $token->text === $end && $token->id < 256 ? null : $token;
    }

    /**
     * Whether this is what comes next.
     *
     * @param int|string $kind number of a token, or a single character
     */
    public function is(int|string $kind): bool
    {
        $token = $this->tokens[$this->next] ?? null;

        return $token !== null && (\is_int($kind) ? $token->id === $kind : $token->text === $kind && $token->id < 256);
    }

    public static function isName(int $id): bool
    {
        return $id === \T_STRING || $id === \T_NAME_QUALIFIED || $id === \T_NAME_FULLY_QUALIFIED || $id === \T_NAME_RELATIVE;
    }

    /**
     * Whether a name and a colon come next: an argument by name.
     */
    public function areNamed(): bool
    {
        return ($this->tokens[$this->next + 1]->id ?? 0) === self::COLON && \preg_match('/^\w+$/D', $this->tokens[$this->next]->text) === 1;
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
        $comment = $this->comments[$this->next] ?? $this->comment;
        unset($this->comments[$this->next]);
        $this->comment = null;

        return $comment;
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
            if ($id === self::OPENING_BRACE || $id === \T_CURLY_OPEN || $id === \T_DOLLAR_OPEN_CURLY_BRACES) {
                ++$depth;
            } elseif ($id === self::CLOSING_BRACE) {
                --$depth;
            }
            ++$i;
        } while ($depth > 0 && $id !== \T_NEW);
        $this->next = $i;
        $this->comment = null;
    }

    /**
     * Up to one of these characters outside of all brackets, which is not taken.
     *
     * @throws UnreadableFile
     */
    public function skipExpression(string $ends): void
    {
        for ($depth = 0; $depth > 0 || !$this->isOneOf($ends);) {
            $depth += self::STEPS[$this->take()->id] ?? 0;
        }
    }

    /**
     * The same of one that PHP evaluates by itself: a default, an argument of an attribute, the value of a constant or a case.
     *
     * @throws UnreadableFile where PHP would not compile it
     */
    public function expression(string $ends, string $class): WrittenExpression
    {
        if (isset($this->tokens[$this->next], self::LITERALS[$this->tokens[$this->next]->id]) && $this->isOneOf($ends, 1)) {
            return new WrittenExpression(' ' . $this->take()->text);
        }
        $code = '';
        $classes = $constants = [];
        $runsCode = $isClosure = false;
        $depth = $last = 0;
        while ($depth > 0 || !$this->isOneOf($ends)) {
            $token = $this->take();
            $depth += self::STEPS[$token->id] ?? 0;
            // A member may be called as a word of the language: `Answer::EMPTY`.
            $id = $last === \T_DOUBLE_COLON && $token->id > 255 && $token->id !== \T_VARIABLE ? \T_STRING : $token->id;
            $isClosure = $isClosure || $id === \T_FN || $id === \T_FUNCTION;
            if (!$isClosure && (isset(self::NEVER_CONSTANT[$id]) || $this->isCall($id, $last))) {
                throw new UnreadableFile();
            }
            // Inside of a heredoc no space may be added.
            $code .= ($id === \T_ENCAPSED_AND_WHITESPACE || $id === \T_END_HEREDOC ? '' : ' ') . $this->text($token, $class);
            if (!self::isName($id)) {
                $runsCode = $runsCode || $isClosure || $id === \T_NEW;
            } elseif ($this->is(\T_DOUBLE_COLON)) {
                // `A::class` is a name, whatever A is.
                if (($this->tokens[$this->next + 1]->id ?? 0) !== \T_CLASS) {
                    $classes[] = $token->text;
                }
            } elseif ($this->is('(')) {
                $runsCode = true;
            } elseif (!isset(self::BEFORE_MEMBERS[$last])) {
                $constants[] = $token->text;
            }
            $last = $id;
        }

        return new WrittenExpression($code, $classes, $constants, $runsCode);
    }

    /**
     * Whether something is called, and not made by `new` or named by `f(...)`.
     *
     * @param int $id   of the token that was taken
     * @param int $last of the one before
     */
    private function isCall(int $id, int $last): bool
    {
        return $id === self::OPENING_BRACKET
            ? $last === self::CLOSING_BRACKET || $last === \T_CONSTANT_ENCAPSED_STRING
            : self::isName($id) && $last !== \T_NEW && $this->is('(') && ($this->tokens[$this->next + 1]->id ?? 0) !== \T_ELLIPSIS;
    }

    private function isOneOf(string $characters, int $ahead = 0): bool
    {
        $token = $this->tokens[$this->next + $ahead] ?? null;

        return $token !== null && $token->id < 256 && \str_contains($characters, $token->text);
    }

    /**
     * What is written, less what evaluating it elsewhere would change.
     */
    private function text(\PhpToken $token, string $class): string
    {
        return match ($token->id) {
            \T_LINE => (string) $token->line,
            \T_FILE => \var_export($this->path, true),
            \T_DIR => \var_export(\dirname($this->path), true),
            \T_CLASS_C => \var_export($class, true),
            default => $token->text,
        };
    }
}
