<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;

/**
 * A way to support the work on a package.
 */
final readonly class Funding
{
    /**
     * @param array<string, mixed> $other
     */
    public function __construct(
        public ?string $type = null,
        #[Groups('people')]
        public ?string $url = null,
        #[Inline]
        public array $other = [],
    ) {}
}
