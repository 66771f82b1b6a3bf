<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;

/**
 * The text of members under way: an expression, each part of it on a line of its own, or a variable.
 *
 * @internal
 */
final class MemberChain
{
    /** @var list<array{string, string, string}> comment, expression and marker of members not printed yet */
    private array $pending = [];

    private bool $isInVariable = false;

    private bool $hasCall = false;

    /**
     * @param string $beginning an expression of what stands before all members
     */
    public function __construct(public readonly string $variable, private readonly Code $code, private string $beginning = "''") {}

    /**
     * As long as there are no members.
     *
     * @param string $expression what stands before all of them
     */
    public function begin(string $expression): void
    {
        $this->beginning = $expression;
    }

    /**
     * @param string $expression that can stand between dots
     * @param string $marker     see {@see \Kiln\Engine\Php\Printer\Members::add()}
     */
    public function add(string $comment, string $expression, string $marker): void
    {
        $this->pending[] = [$comment, $expression, $marker];
    }

    /**
     * The member added last calls a method of the object.
     */
    public function noteCall(): void
    {
        $this->hasCall = true;
    }

    public function hasCall(): bool
    {
        return $this->hasCall;
    }

    /**
     * See {@see \Kiln\Engine\Php\Printer\Members::callFirst()}.
     */
    public function callFirst(): void
    {
        if ($this->hasCall) {
            $this->spill();
        }
    }

    /**
     * From here on all is in the variable.
     */
    public function spill(): void
    {
        if (!$this->isInVariable) {
            $this->code->line("{$this->variable} = {$this->beginning}{$this->lines()};");
        } elseif ($this->pending !== []) {
            $this->code->gap();
            foreach ($this->parts() as [$comments, $expression, $marker]) {
                foreach ($comments as $comment) {
                    $this->code->line($comment);
                }
                $this->code->line("{$marker}{$this->variable} .= {$expression};");
            }
        }
        $this->isInVariable = true;
        $this->hasCall = false;
        $this->pending = [];
    }

    public function isInVariable(): bool
    {
        return $this->isInVariable;
    }

    public function isEmpty(): bool
    {
        return !$this->isInVariable && $this->pending === [];
    }

    /**
     * All members, behind the beginning: an expression, or the variable.
     */
    public function whole(): string
    {
        if ($this->isInVariable) {
            $this->spill();

            return $this->variable;
        }

        return $this->behind($this->beginning);
    }

    /**
     * All members, behind what stands before them.
     *
     * @param string $before an expression
     */
    public function behind(string $before): string
    {
        if ($this->isInVariable) {
            $this->spill();

            return "{$before} . {$this->variable}";
        }
        $this->code->release($this->variable);

        return $before . $this->lines();
    }

    /**
     * The same on one line, without comments.
     */
    public function onOneLine(): string
    {
        $this->code->release($this->variable);
        \array_unshift($this->pending, ['', \preg_match('/^\\$\w+$/D', $this->beginning) === 1 ? "\"{{$this->beginning}}\"" : $this->beginning, '']);

        return \implode(' . ', \array_column($this->parts(), 1));
    }

    private function lines(): string
    {
        $lines = '';
        foreach ($this->parts() as [$comments, $expression, $marker]) {
            foreach ($comments as $comment) {
                $lines .= "\n    {$comment}";
            }
            $lines .= "\n    {$marker}. " . \str_replace("\n", "\n    ", $expression);
        }

        return $lines;
    }

    /**
     * Texts side by side are one, which PHP joins in one go.
     *
     * @return list<array{list<string>, string, string}> comments, expression and marker
     */
    private function parts(): array
    {
        $parts = [];
        foreach ($this->pending as [$comment, $expression, $marker]) {
            $comments = $comment === '' ? [] : [$comment];
            $last = \array_key_last($parts);
            if ($last !== null && $marker === '' && $expression[0] === '"' && \str_ends_with($parts[$last][1], '"')) {
                \array_push($parts[$last][0], ...$comments);
                $parts[$last][1] = self::join($parts[$last][1], $expression);
            } else {
                $parts[] = [$comments, $expression, $marker];
            }
        }

        return $parts;
    }

    /**
     * Text that is known ahead in one literal.
     *
     * @param string $literal in double quotes, or ''
     */
    public static function join(string $literal, string $expression): string
    {
        return match (true) {
            $literal === '' => $expression,
            $expression[0] === '"' => \substr($literal, 0, -1) . \substr($expression, 1),
            default => "{$literal} . {$expression}",
        };
    }

    /**
     * An expression as what stands between dots.
     */
    public static function operand(string $expression): string
    {
        $outside = \preg_replace(['/"(?:[^"\\\\]|\\\\.)*+"|\'(?:[^\'\\\\]|\\\\.)*+\'/s', '/(\((?:[^()]++|(?1))*+\)|\{(?:[^{}]++|(?1))*+\})/'], '', $expression);

        return \preg_match('/\s\?\??\s/', (string) $outside) === 1 ? "({$expression})" : $expression;
    }
}
