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

    /** @var list<string|int|list<string>|null> where in the document the next lines are, below what the function is called for */
    private array $way = [];

    /** @var array<int, list<string|int|list<string>|null>> the same of lines, by number from 0: from there to the next one that is marked */
    private array $places = [];

    /** @var list<string|int|list<string>|null>|null of the next line; null where it is not to be marked */
    private ?array $mark = null;

    public function __construct(private Variables $variables = new Variables()) {}

    /**
     * @param string $line without indentation; an expression in it may go over several lines
     */
    public function line(string $line): void
    {
        if ($this->mark !== null) {
            $this->places[\count($this->lines)] = $this->mark;
            $this->mark = null;
        }
        // Most lines are one, and none of their parts is marked.
        foreach (\str_contains($line, "\n") || \str_contains($line, Marker::SIGN) ? $this->parts($line) : [$line] as $part) {
            $this->lines[] = $part === '' ? '' : $this->indent . $part;
        }
    }

    /**
     * @return list<string> the lines that come next, less the marks in them
     */
    private function parts(string $lines): array
    {
        $parts = [];
        foreach (\explode("\n", $lines) as $number => $part) {
            $parts[] = Marker::take($part, $this->places, \count($this->lines) + $number);
        }

        return $parts;
    }

    /**
     * What follows is about a member, until {@see back()}; so is what is printed aside.
     *
     * @param string|int|list<string>|null $segment see {@see Marker}
     */
    public function step(string|int|array|null $segment): void
    {
        $this->way[] = $segment;
    }

    public function back(): void
    {
        \array_pop($this->way);
    }

    /**
     * The next line calls code of the user's, for the place that {@see step()} has come to.
     */
    public function mark(): void
    {
        $this->mark = Marker::place($this->way);
    }

    /**
     * The same for the line that the expression comes to stand in, in front of which it is put.
     */
    public function marker(): string
    {
        return Marker::of($this->way);
    }

    /**
     * @return list<string|int|list<string>|null> that {@see step()} has come to
     */
    public function place(): array
    {
        return Marker::place($this->way);
    }

    /**
     * @return list<string|int|list<string>|null>|null of the line that was marked last
     */
    public function lastPlace(): ?array
    {
        \ksort($this->places);

        return \array_slice($this->places, -1)[0] ?? null;
    }

    /**
     * @return array<int, list<string|int|list<string>|null>> by number of the line, from 0
     */
    public function places(): array
    {
        return $this->places;
    }

    public function open(string $line): void
    {
        $this->line($line);
        $this->indent .= self::STEP;
    }

    public function close(string $line): void
    {
        $this->indent = \substr($this->indent, \strlen(self::STEP));
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
        return $this->inside(new self($this->variables));
    }

    /**
     * As {@see aside()}, but the variables taken there end with it: what is inside a loop or a condition.
     */
    public function block(): self
    {
        return $this->inside(new self(clone $this->variables));
    }

    private function inside(self $code): self
    {
        $code->way = $this->way;

        return $code;
    }

    public function put(self $other): void
    {
        foreach ($other->places as $number => $place) {
            $this->places[\count($this->lines) + $number] = $place;
        }
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
        return \implode("\n", $this->lines) . "\n";
    }
}
