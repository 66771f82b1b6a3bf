<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;

final readonly class Author
{
    /**
     * @param array<string, mixed> $other
     */
    public function __construct(
        #[Groups('people')]
        public ?string $name = null,
        public ?string $email = null,
        public ?string $homepage = null,
        #[Groups('people')]
        public ?string $role = null,
        #[Inline]
        public array $other = [],
    ) {}
}
