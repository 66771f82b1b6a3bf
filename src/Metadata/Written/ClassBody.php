<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * Reads a class from the token behind its name to its closing brace.
 *
 * @internal
 */
final class ClassBody
{
    /** @var list<string> */
    private array $modifiers = [];

    /** @var list<WrittenAttribute> */
    private array $attributes = [];

    private string $type = '';

    private readonly string $className;

    public function __construct(private readonly Tokens $tokens, private readonly WrittenClass $class)
    {
        $this->className = \ltrim("{$class->namespace}\\{$class->name}", '\\');
    }

    /**
     * @return list<WrittenAttribute> of the group whose `#[` was taken
     *
     * @throws UnreadableFile
     */
    public static function attributes(Tokens $tokens, string $class = ''): array
    {
        $attributes = [];
        while (!$tokens->is(']')) {
            $name = $tokens->take()->text;
            $arguments = null;
            if ($tokens->is('(')) {
                $tokens->take();
                $arguments = self::arguments($tokens, $class);
                $tokens->take();
            }
            $attributes[] = new WrittenAttribute($name, $arguments ?? new WrittenExpression('[]'));
            if ($tokens->is(',')) {
                $tokens->take();
            }
        }
        $tokens->take();

        return $attributes;
    }

    /**
     * The class behind a `new`; null when it has a name.
     *
     * @param array<string, string> $imports see {@see WrittenClass}
     *
     * @throws UnreadableFile
     */
    public static function anonymous(Tokens $tokens, string $namespace, string $header, array $imports): ?WrittenClass
    {
        $attributes = $modifiers = [];
        while ($tokens->is(\T_ATTRIBUTE) || $tokens->is(\T_READONLY)) {
            $token = $tokens->take();
            if ($token->is(\T_ATTRIBUTE)) {
                \array_push($attributes, ...self::attributes($tokens));
            } else {
                $modifiers[] = 'readonly';
            }
        }
        if (!$tokens->is(\T_CLASS)) {
            return null;
        }
        $tokens->take();
        if ($tokens->is('(')) {
            $tokens->take();
            $tokens->skipExpression(')');
            $tokens->take();
        }
        $class = new WrittenClass('class', '', $namespace, $modifiers, $header, $imports);
        $class->attributes = $attributes;
        (new self($tokens, $class))->read();

        return $class;
    }

    /**
     * @throws UnreadableFile
     */
    public function read(): void
    {
        $this->readHeader();
        while (($token = $this->tokens->takeBefore('}')) !== null) {
            // With a backslash PHP has the numbers when it compiles, so it jumps, where it would compare one after the other.
            match ($token->id) {
                \T_ATTRIBUTE => $this->attributes = [...$this->attributes, ...self::attributes($this->tokens, $this->className)],
                \T_PUBLIC, \T_PROTECTED, \T_PRIVATE, \T_STATIC, \T_FINAL, \T_ABSTRACT, \T_READONLY, \T_VAR => $this->modifiers[] = \strtolower($token->text),
                \T_USE => $this->readTraits(),
                \T_CONST => $this->readConstants(),
                \T_CASE => $this->readCase(),
                \T_FUNCTION => $this->readMethod(),
                \T_VARIABLE => $this->readProperties(\substr($token->text, 1)),
                default => $this->readWord($token->text),
            };
        }
    }

    /**
     * @throws UnreadableFile
     */
    private static function arguments(Tokens $tokens, string $class): WrittenExpression
    {
        $code = '';
        $classes = $constants = [];
        $runsCode = false;
        while (!$tokens->is(')')) {
            if ($tokens->areNamed()) {
                $code .= \var_export($tokens->take()->text, true) . ' =>';
                $tokens->take();
            }
            $argument = $tokens->expression(',)', $class);
            $code .= $argument->code;
            \array_push($classes, ...$argument->classes);
            \array_push($constants, ...$argument->constants);
            $runsCode = $runsCode || $argument->runsCode;
            if ($tokens->is(',')) {
                $code .= $tokens->take()->text;
            }
        }

        return new WrittenExpression("[{$code}]", $classes, $constants, $runsCode);
    }

    /**
     * @throws UnreadableFile
     */
    private function readHeader(): void
    {
        $names = ['backing' => [], 'parents' => [], 'interfaces' => []];
        $list = 'backing';
        while (!$this->tokens->is('{')) {
            $token = $this->tokens->take();
            if ($token->is([\T_EXTENDS, \T_IMPLEMENTS])) {
                $list = $token->is(\T_EXTENDS) && $this->class->kind === 'class' ? 'parents' : 'interfaces';
            } elseif (!$token->is([',', ':'])) {
                $names[$list][] = $token->text;
            }
        }
        $this->class->parents = $names['parents'];
        $this->class->interfaces = $names['interfaces'];
        $this->class->comment = $this->tokens->takeCommentAhead();
        $this->tokens->take();
    }

    /**
     * @throws UnreadableFile
     */
    private function readTraits(): void
    {
        while (!$this->tokens->is(';') && !$this->tokens->is('{')) {
            $token = $this->tokens->take();
            if (!$token->is(',')) {
                $this->class->traits[] = $token->text;
            }
        }
        if ($this->tokens->take()->is('{')) {
            while (!$this->tokens->is('}')) {
                $this->readAdaptation();
            }
            $this->tokens->take();
        }
        $this->forget();
    }

    /**
     * @throws UnreadableFile
     */
    private function readAdaptation(): void
    {
        $method = $name = $visibility = '';
        $isRenamed = false;
        for ($token = $this->tokens->take(); !$token->is(';'); $token = $this->tokens->take()) {
            if ($token->is(\T_AS)) {
                $isRenamed = true;
            } elseif ($isRenamed && $token->is([\T_PUBLIC, \T_PROTECTED, \T_PRIVATE])) {
                $visibility = \strtolower($token->text);
            } elseif ($isRenamed && !$token->is(\T_FINAL)) {
                $name = \strtolower($token->text);
            } elseif (!$isRenamed) {
                $method = $token->is(\T_INSTEADOF) ? $method : \strtolower($token->text);
            }
        }
        if ($isRenamed) {
            $name = $name === '' ? $method : $name;
            $this->class->aliases[] = [$name, $method];
            if ($visibility !== '') {
                $this->class->visibilities[$name] = $visibility;
            }
        }
    }

    /**
     * @throws UnreadableFile
     */
    private function readConstants(): void
    {
        do {
            // The type of a constant (PHP 8.3) comes before its name.
            $words = [];
            while (!$this->tokens->is('=')) {
                $words[] = $this->tokens->take()->text;
            }
            $this->tokens->take();
            $name = \end($words);
            $this->class->constants[$name === false ? '' : $name] = $this->tokens->expression(',;', $this->className);
            $this->tokens->takeCommentAhead();
        } while ($this->tokens->take()->is(','));
        $this->forget();
    }

    /**
     * @throws UnreadableFile
     */
    private function readCase(): void
    {
        $this->tokens->takeComment();
        $name = $this->tokens->take()->text;
        $value = null;
        if ($this->tokens->take()->is('=')) {
            $value = $this->tokens->expression(';', $this->className);
            $this->tokens->take();
        }
        $this->class->cases[$name] = $value;
        $this->class->attributesOfCases[$name] = $this->attributes;
        $this->forget();
    }

    /**
     * @throws UnreadableFile
     */
    private function readProperties(string $name): void
    {
        do {
            $default = null;
            if ($this->tokens->is('=')) {
                $this->tokens->take();
                $default = $this->tokens->expression(',;{', $this->className);
            }
            $comment = $this->tokens->takeCommentAhead();
            $end = $this->tokens->take()->text;
            $hooks = $end === '{' ? $this->readHooks() : [];
            $this->class->properties[$name] = new WrittenVariable($name, $this->modifiers, $this->type, $comment, $this->attributes, $default, hooks: $hooks);
            if ($end === ',') {
                $name = \substr($this->tokens->take()->text, 1);
            }
        } while ($end === ',');
        $this->forget();
    }

    /**
     * @return list<string>
     *
     * @throws UnreadableFile
     */
    private function readHooks(): array
    {
        $hooks = [];
        $last = '';
        for ($token = $this->tokens->take(); !$token->is('}'); $token = $this->tokens->take()) {
            if ($token->is([\T_DOUBLE_ARROW, '{', ';', '('])) {
                $hooks[] = $last;
                if ($token->is('(')) {
                    $this->tokens->skipExpression(')');
                    $this->tokens->take();
                    $token = $this->tokens->take();
                }
                if ($token->is('{')) {
                    $this->skipBody();
                } elseif ($token->is(\T_DOUBLE_ARROW)) {
                    $this->tokens->skipExpression(';');
                    $this->tokens->take();
                }
            }
            $last = \strtolower($token->text);
        }

        return $hooks;
    }

    /**
     * @throws UnreadableFile
     */
    private function skipBody(): void
    {
        $depth = 1;
        while ($depth > 0) {
            $this->tokens->skipBlock($depth);
            $anonymous = $depth > 0 ? self::anonymous($this->tokens, $this->class->namespace, $this->class->header, $this->class->imports) : null;
            if ($anonymous !== null) {
                $this->class->inner[] = $anonymous;
            }
        }
    }

    /**
     * @throws UnreadableFile
     */
    private function readMethod(): void
    {
        $name = $this->tokens->take();
        if ($name->text === '&') {
            $name = $this->tokens->take();
        }
        $comment = $this->tokens->takeCommentAhead();
        [$modifiers, $attributes] = [$this->modifiers, $this->attributes];
        $this->forget();
        $this->tokens->take();
        $parameters = $this->readParameters();
        $type = '';
        while (!$this->tokens->is('{') && !$this->tokens->is(';')) {
            $token = $this->tokens->take();
            $type .= $token->is(':') ? '' : $token->text;
        }
        if ($this->tokens->take()->is('{')) {
            $this->skipBody();
        }
        $this->class->methods[\strtolower($name->text)] = new WrittenMethod($name->text, $modifiers, $type, $comment, $attributes, $parameters);
        $this->forget();
    }

    /**
     * @return list<WrittenVariable>
     *
     * @throws UnreadableFile
     */
    private function readParameters(): array
    {
        $parameters = [];
        $isByReference = $isVariadic = false;
        while (!$this->tokens->is(')')) {
            $token = $this->tokens->take();
            if ($token->is(\T_ATTRIBUTE)) {
                \array_push($this->attributes, ...self::attributes($this->tokens, $this->className));
            } elseif ($token->is([\T_PUBLIC, \T_PROTECTED, \T_PRIVATE, \T_READONLY, \T_FINAL])) {
                $this->modifiers[] = \strtolower($token->text);
            } elseif ($token->is(\T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG)) {
                $isByReference = true;
            } elseif ($token->is(\T_ELLIPSIS)) {
                $isVariadic = true;
            } elseif ($token->is(\T_VARIABLE)) {
                $parameters[] = $this->readParameter(\substr($token->text, 1), $isByReference, $isVariadic);
                $isByReference = $isVariadic = false;
            } elseif (!$token->is(',')) {
                $this->readWord($token->text);
                // The type (A&B)|null has parentheses of its own.
                for ($isInside = $token->is('('); $isInside; $isInside = !$token->is(')')) {
                    $token = $this->tokens->take();
                    $this->type .= $token->text;
                }
            }
        }
        $this->tokens->take();

        return $parameters;
    }

    /**
     * @throws UnreadableFile
     */
    private function readParameter(string $name, bool $isByReference, bool $isVariadic): WrittenVariable
    {
        $comment = $this->tokens->takeCommentAhead();
        $default = null;
        if ($this->tokens->is('=')) {
            $this->tokens->take();
            $default = $this->tokens->expression(',){', $this->className);
        }
        $hooks = [];
        if ($this->tokens->is('{')) {
            $this->tokens->take();
            $hooks = $this->readHooks();
        }
        $parameter = new WrittenVariable($name, $this->modifiers, $this->type, $comment, $this->attributes, $default, $isByReference, $isVariadic, $hooks);
        if ($parameter->isPromoted()) {
            $this->class->properties[$name] = new WrittenVariable($name, $this->modifiers, $this->type, $comment, $this->attributes, null, hooks: $hooks);
        }
        $this->forget();

        return $parameter;
    }

    /**
     * A part of a type, or a modifier that only later versions of PHP know (8.4: `private(set)`).
     */
    private function readWord(string $word): void
    {
        if (\str_ends_with($word, '(set)')) {
            $this->modifiers[] = \strtolower($word);
        } else {
            $this->type .= $word;
        }
    }

    private function forget(): void
    {
        [$this->modifiers, $this->attributes, $this->type] = [[], [], ''];
    }
}
