<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

/**
 * Where the archive of a package is.
 */
final readonly class Dist
{
    /**
     * @param ?list<Mirror> $mirrors
     */
    public function __construct(
        public string $type,
        public string $url,
        public ?string $reference = null,
        public ?string $shasum = null,
        public ?array $mirrors = null,
    ) {}
}
