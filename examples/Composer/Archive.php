<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

/**
 * How the author of a package wants archives of it to be made.
 */
final readonly class Archive
{
    /**
     * @param ?list<string> $exclude
     */
    public function __construct(
        public ?string $name = null,
        public ?array $exclude = null,
    ) {}
}
