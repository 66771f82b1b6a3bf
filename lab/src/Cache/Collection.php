<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * As an object-relational mapper has it.
 */
final class Collection
{
    use Tree\Restored;

    /**
     * @param list<Product> $elements
     */
    public function __construct(private array $elements) {}
}
