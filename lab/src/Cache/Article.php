<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * An entity with a date, and a collection of others as an object-relational mapper has it.
 */
final class Article
{
    use Tree\Restored;

    public function __construct(
        private int $id,
        private string $title,
        private \DateTimeImmutable $published,
        private Collection $comments,
    ) {}
}
