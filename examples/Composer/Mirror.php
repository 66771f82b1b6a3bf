<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

final readonly class Mirror
{
    public function __construct(
        public string $url,
        public ?bool $preferred = null,
    ) {}
}
