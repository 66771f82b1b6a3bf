<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * An array under way: a literal as long as every key is sure to be there, a variable from then on.
 *
 * @internal
 */
final class ArrayLiteral
{
    /** Columns up to which a literal without comments stands on one line. */
    private const WIDTH = 80;

    /** @var list<array{int|string|null, string, string}> key (none for a whole array), expression and comment of elements not printed yet */
    private array $pending = [];

    private bool $isInVariable = false;

    /** Whether an element not printed yet calls code of the user's. */
    private bool $hasCall = false;

    /**
     * @param string $variable that it is put in when a literal does not do
     */
    public function __construct(public readonly string $variable, private readonly Code $code) {}

    public function add(int|string $key, string $expression, string $comment = ''): void
    {
        $this->pending[] = [$key, $expression, $comment];
    }

    /**
     * Adds the elements of another array.
     */
    public function spread(string $expression): void
    {
        $this->pending[] = [null, $expression, ''];
    }

    /**
     * The element added last calls a method of the object, or other code of the user's.
     */
    public function noteCall(): void
    {
        $this->hasCall = true;
    }

    /**
     * To be called before a statement that reads from the object: what the elements so far call is called before it, since the
     * object may be another afterwards.
     */
    public function callFirst(): void
    {
        if ($this->hasCall) {
            $this->flush();
        }
    }

    /**
     * From here on it is in the variable.
     */
    public function flush(): void
    {
        if (!$this->isInVariable) {
            $this->code->line("{$this->variable} = {$this->literal()};");
        } elseif ($this->pending !== []) {
            $this->code->gap();
            foreach ($this->pending as [$key, $expression, $comment]) {
                if ($comment !== '') {
                    $this->code->line($comment);
                }
                $this->code->line($key === null ? "{$this->variable} += {$expression};" : "{$this->variable}[" . Php::literal($key) . "] = {$expression};");
            }
        }
        $this->isInVariable = true;
        $this->hasCall = false;
        $this->pending = [];
    }

    /**
     * Whether nothing has been put in the variable yet.
     */
    public function isLiteral(): bool
    {
        return !$this->isInVariable;
    }

    public function isEmpty(): bool
    {
        return $this->pending === [];
    }

    /**
     * The variable, or the literal where that is all there is.
     */
    public function result(): string
    {
        if (!$this->isInVariable) {
            return $this->literal();
        }
        $this->flush();

        return $this->variable;
    }

    private function literal(): string
    {
        if (\count($this->pending) === 1 && $this->pending[0][0] === null) {
            return $this->pending[0][1];
        }
        $isList = \array_column($this->pending, 0) === \array_keys($this->pending);
        $isLong = false;
        $elements = [];
        foreach ($this->pending as [$key, $expression, $comment]) {
            $element = match (true) {
                $key === null => "...{$expression}",
                $isList => $expression,
                default => Php::literal($key) . " => {$expression}",
            };
            $isLong = $isLong || $comment !== '' || \str_contains($element, "\n") || (\str_contains($element, Marker::SIGN) && \count($this->pending) > 1);
            $elements[] = [$comment, $element];
        }
        $line = '[' . \implode(', ', \array_column($elements, 1)) . ']';
        if (!$isLong && \strlen($line) <= self::WIDTH) {
            return $line;
        }

        return Php::lines('[', \array_map(static fn(array $element): string => ($element[0] === '' ? '' : "{$element[0]}\n") . "{$element[1]},", $elements), ']');
    }
}
