<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * Lines of PHP under way, and the variables taken in them.
 *
 *     $code->open('foreach ($object->lines as $line) {');
 *     $code->line('$lines[] = $line;');
 *     $code->close('}');
 *
 * @internal
 */
final class Code
{
    private const STEP = '    ';

    /** @var list<string> */
    private array $lines = [];

    /** Spaces before the next line. */
    private string $indent = '';

    public function __construct(private Variables $variables = new Variables()) {}

    /**
     * @param string $line without indentation; an expression in it may go over several lines
     */
    public function line(string $line): void
    {
        foreach (str_contains($line, "\n") ? explode("\n", $line) : [$line] as $part) {
            $this->lines[] = $part === '' ? '' : $this->indent . $part;
        }
    }

    public function open(string $line): void
    {
        $this->line($line);
        $this->indent .= self::STEP;
    }

    public function close(string $line): void
    {
        $this->indent = substr($this->indent, \strlen(self::STEP));
        $this->line($line);
    }

    /**
     * Ends one block and begins the next: `} else {`.
     */
    public function turn(string $line): void
    {
        $this->close($line);
        $this->indent .= self::STEP;
    }

    /**
     * An empty line, unless it would be the first or follow another.
     */
    public function gap(): void
    {
        if ($this->lines !== [] && $this->lines[\count($this->lines) - 1] !== '') {
            $this->line('');
        }
    }

    /**
     * Lines apart from these, about the same variables: to be put in later, or not at all.
     */
    public function aside(): self
    {
        return new self($this->variables);
    }

    /**
     * As {@see aside()}, but the variables taken there end with it: what is inside a loop or a condition.
     */
    public function block(): self
    {
        return new self(clone $this->variables);
    }

    public function put(self $other): void
    {
        foreach ($other->lines as $line) {
            $this->lines[] = $line === '' ? '' : $this->indent . $line;
        }
    }

    public function isEmpty(): bool
    {
        return $this->lines === [];
    }

    public function length(): int
    {
        return \count($this->lines);
    }

    /**
     * A variable that nothing else in the same function uses, with its dollar sign.
     */
    public function variable(string $wish): string
    {
        return $this->variables->take($wish);
    }

    /**
     * Gives back a variable that was not needed.
     */
    public function release(string $variable): void
    {
        $this->variables->release($variable);
    }

    public function text(): string
    {
        return implode("\n", $this->lines) . "\n";
    }
}
