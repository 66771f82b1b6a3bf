<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;

final class Tour
{
    public function __construct(
        #[SerializedName('name', aliases: ['title'])]
        public string $name,
        #[Inline]
        public Place $start,
        public Level $level,
        public ?self $next = null,
    ) {}
}
