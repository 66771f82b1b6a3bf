<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * An entity with a date, and a collection of others as an object-relational mapper has it.
 */
final class Article
{
    public function __construct(
        private int $id,
        private string $title,
        private \DateTimeImmutable $published,
        private Collection $comments,
    ) {}

    /**
     * @param array{id: int, title: string, published: \DateTimeImmutable, comments: Collection} $properties
     */
    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}
