<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/** Seven properties, as in the caches that people ask about: numbers, texts that differ, texts that repeat. */
final class Product
{
    use Tree\Restored;

    public function __construct(
        private int $id,
        private string $name,
        private string $currency,
        private ?string $note,
        private float $price,
        private bool $available,
        private int $changed,
    ) {}
}

/** As an object-relational mapper has it. */
final class Collection
{
    use Tree\Restored;

    /** @param list<Product> $elements */
    public function __construct(private array $elements) {}
}

/** An entity with a date, and a collection of others as an object-relational mapper has it. */
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
