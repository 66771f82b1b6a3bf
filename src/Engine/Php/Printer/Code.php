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

    public function line(string $line): void
    {
        $this->lines[] = $line === '' ? '' : str_repeat('    ', $this->depth) . $line;
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
     * Lines apart from these, about the same variables: to be put in later, or not at all.
     */
    public function aside(): self
    {
        return new self($this->variables);
    }

    public function put(self $other): void
    {
        foreach ($other->lines as $line) {
            $this->line($line);
        }
    }

    public function isEmpty(): bool
    {
        return $this->lines === [];
    }

    /**
     * A variable that nothing else in the same function uses, with its dollar sign.
     */
    public function variable(string $wish): string
    {
        return $this->variables->take($wish);
    }

    public function text(): string
    {
        return implode("\n", $this->lines) . "\n";
    }
}
