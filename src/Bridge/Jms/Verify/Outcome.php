<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * What came of a call: a value or an exception.
 *
 * @internal
 */
final readonly class Outcome
{
    private function __construct(public mixed $value, public ?\Throwable $error) {}

    /**
     * @param \Closure(): mixed $call
     */
    public static function of(\Closure $call): self
    {
        try {
            return new self($call(), null);
        } catch (\Throwable $error) {
            return new self(null, $error);
        }
    }

    public static function returned(mixed $value): self
    {
        return new self($value, null);
    }

    public static function thrown(\Throwable $error): self
    {
        return new self(null, $error);
    }

    /**
     * @return ?int bytes of a text, elements and members of an array with all arrays inside; null of anything else
     */
    public function size(): ?int
    {
        return match (true) {
            \is_string($this->value) => \strlen($this->value),
            \is_array($this->value) => \count($this->value, \COUNT_RECURSIVE),
            default => null,
        };
    }
}
