<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * The pieces of a type, one after the other.
 *
 * @internal
 */
final class TypeTokens
{
    private int $position = 0;

    /**
     * @param list<TypeToken> $tokens
     */
    public function __construct(private readonly array $tokens) {}

    public function isNext(TokenKind $kind): bool
    {
        return ($this->tokens[$this->position] ?? null)?->kind === $kind;
    }

    /**
     * @phpstan-impure
     *
     * @return ?TypeToken null behind the last
     */
    public function next(): ?TypeToken
    {
        return $this->tokens[$this->position++] ?? null;
    }
}
