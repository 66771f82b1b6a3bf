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
    /** @var list<string> */
    private array $lines = [];
    private int $depth = 0;

    public function __construct(private Variables $variables = new Variables()) {}

    /**
     * @param string $line without indentation; an expression in it may go over several lines
     */
    public function line(string $line): void
    {
        $indent = str_repeat('    ', $this->depth);
        foreach (str_contains($line, "\n") ? explode("\n", $line) : [$line] as $part) {
            $this->lines[] = $part === '' ? '' : $indent . $part;
        }
    }

    public function open(string $line): void
    {
        $this->line($line);
        ++$this->depth;
    }

    public function close(string $line): void
    {
        --$this->depth;
        $this->line($line);
    }

    /**
     * Ends one block and begins the next: `} else {`.
     */
    public function turn(string $line): void
    {
        $this->close($line);
        ++$this->depth;
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
        $indent = str_repeat('    ', $this->depth);
        foreach ($other->lines as $line) {
            $this->lines[] = $line === '' ? '' : $indent . $line;
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
